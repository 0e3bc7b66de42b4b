// What the dev server does with deliveries of the bank in a page, and of its own.
// Statements: PROD-72.

import { expect, test } from "vitest";
import { MEDIA_TYPE, toBytes } from "../../../src/adapters/forwarding/message.ts";
import { relayDeliveries } from "../../../src/adapters/forwarding/relay-server.ts";
import { sandbank } from "../../../src/adapters/vite/index.ts";
import { noReceiver, receiver } from "../../webhooks/receiver.ts";

const SERVER = "http://localhost:5173";

function asked(url: string, headers: object = {}, method = "POST") {
  const head = { method: "POST", url, headers: HEADERS };
  const body = toBytes({ head, body: new TextEncoder().encode('{"id":"1001"}') });
  return new Request(`${SERVER}/__sandbank/deliveries`, {
    method,
    headers: { host: "localhost:5173", origin: SERVER, "content-type": MEDIA_TYPE, ...headers },
    ...(method === "POST" && { body }),
  });
}

const HEADERS = [
  ["content-type", "application/json"],
  ["x-timestamp", "1772463600"],
  ["x-signature", "5f"],
  ["origin", "https://other.example"],
  ["x-other", "1"],
] as const;

const relay = relayDeliveries({ allow: [], allowHosts: true });

test("the relay sends the body and the headers of a delivery on, and gives its answer back (PROD-72)", async () => {
  const { got, url } = await receiver((response) => void response.writeHead(418).end("a teapot"));
  const answer = await relay(asked(`${url}/hooks?a=1`));
  expect([answer.status, answer.headers.get("x-sandbank-receiver-status"), await answer.text()]).toEqual([
    200,
    "418",
    "a teapot",
  ]);
  expect(got).toMatchObject([
    {
      path: "/hooks?a=1",
      headers: { "content-type": "application/json", "x-timestamp": "1772463600", "x-signature": "5f" },
      body: '{"id":"1001"}',
    },
  ]);
  expect(got[0]?.headers).not.toHaveProperty("origin");
  expect(got[0]?.headers).not.toHaveProperty("x-other");
});

test("the relay follows no redirect (PROD-72)", async () => {
  const elsewhere = await receiver();
  const { url } = await receiver(
    (response) => void response.writeHead(307, { location: elsewhere.url }).end(),
  );
  const answer = await relay(asked(url));
  expect(answer.headers.get("x-sandbank-receiver-status")).toBe("307");
  expect(elsewhere.got).toEqual([]);
});

test("the relay is for pages of its own server, this machine and allowed origins alone (PROD-72)", async () => {
  const { got, url } = await receiver();
  const refused = async (request: Request) => {
    const answer = await relay(request);
    return [answer.status, (await answer.text()).replace(/^\{"error":"(.*)"\}$/, "$1")];
  };
  expect(await refused(asked(url, { origin: "https://evil.example" }))).toEqual([
    403,
    'Only this machine can use the control, got the origin \\"https://evil.example\\": only pages of the development server itself may use its bank.',
  ]);
  expect(await refused(asked(url, { "content-type": "text/plain" }))).toEqual([
    415,
    "A page's POST to the control must have the 'Content-Type' application/x-sandbank.",
  ]);
  expect(await refused(asked(url, {}, "GET"))).toEqual([405, ""]);
  expect(await refused(asked("https://hooks.example.com/a"))).toEqual([
    403,
    "Deliveries only go to this machine: name \\\"https://hooks.example.com\\\" in 'allow' of deliverWebhooks, 'allowWebhooks' of what runs the bank, or --allow-webhook.",
  ]);
  const none = await noReceiver();
  expect(await refused(asked(none))).toEqual([502, `connect ECONNREFUSED ${new URL(none).host}`]);
  expect(await refused(new Request(asked(url), { body: "no message", method: "POST" }))).toEqual([
    502,
    expect.any(String),
  ]);
  expect(got).toEqual([]);
});

test("the plugin takes origins as allowWebhooks (PROD-72)", () => {
  expect(() => sandbank({ allowWebhooks: ["https://hooks.example.com/a"] })).toThrow(
    "Option 'allowWebhooks' of sandbank() must be a list of origins such as \"https://hooks.example.com\", got an array.",
  );
});
