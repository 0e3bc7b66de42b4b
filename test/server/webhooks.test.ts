// Statements: PROD-67.

import { afterEach, expect, test, vi } from "vitest";
import { serve } from "../../src/adapters/server/index.ts";
import { connect, createBank } from "../../src/index.ts";
import { eventResourcesWith } from "../../src/products/index.ts";
import { deliverWebhooks } from "../../src/webhooks/deliver.ts";
import { ach, PRODUCTS, send } from "../products/support.ts";
import { receiver } from "../webhooks/receiver.ts";
import { closeAll, serving } from "./support.ts";

afterEach(closeAll);

const optionsWith = (url: string, events?: readonly string[]) => ({
  ...PRODUCTS,
  baseUrl: undefined,
  resources: { ...PRODUCTS.resources, ...eventResourcesWith({ webhooks: [{ url, secret: "s", events }] }) },
});

const eventsOf = (got: readonly { readonly body: string }[]) =>
  got.map(({ body }) => {
    const { event_type, payload } = JSON.parse(body);
    return [event_type, payload.status];
  });

test("the server delivers, at bank time, and a move of the clock over HTTP waits for the receiver (PROD-67)", async () => {
  let isBroken = true;
  const { got, url } = await receiver((response) => void response.writeHead(isBroken ? 500 : 200).end());
  const server = await serving(optionsWith(`${url}/hooks`));
  await send(server.client, "POST", "/v1/ach", ach());
  await vi.waitFor(() => expect(got).toHaveLength(1));
  const remote = connect({ baseUrl: server.url, resources: PRODUCTS.resources });
  await remote.clock.advance({ minutes: 0.5 });
  // After 2, 4, 8 and 16 seconds.
  expect(eventsOf(got)).toEqual(Array.from({ length: 5 }, () => ["ach.status.advice", "pending"]));
  isBroken = false;
  await remote.clock.advance({ bankingDays: 3 });
  expect(eventsOf(got.slice(5))).toEqual([
    ["ach.status.advice", "processing"],
    // The first one, whose next attempts are made after an hour.
    ["ach.status.advice", "pending"],
    ["ach.status.advice", "succeeded"],
  ]);
});

test("each world of a server delivers what is its own (PROD-67)", async () => {
  const { got, url } = await receiver();
  const server = await serving(optionsWith(`${url}/hooks`), { isolate: true });
  const world = (name: string) => connect({ baseUrl: server.url, world: name });
  await send(world("one"), "POST", "/v1/ach", ach({ amount: 1 }));
  await send(world("two"), "POST", "/v1/ach", ach({ amount: 2 }));
  await vi.waitFor(() => expect(got).toHaveLength(2));
  expect(got.map(({ body }) => JSON.parse(body).payload.amount).sort()).toEqual([1, 2]);
});

test("a webhook of another machine needs its origin in allowWebhooks, which the refusal names (PROD-67)", async () => {
  const bank = createBank(optionsWith("https://hooks.example.com/a"));
  const { client } = await serving(bank);
  await send(client, "POST", "/v1/ach", ach());
  await vi.waitFor(() => expect(bank.db.webhookDeliveries.all()).toMatchObject([{ failed: 1 }]));
  expect(bank.db.webhookDeliveries.all()[0]?.attempts[0]?.error).toBe(
    "Deliveries only go to this machine: name \"https://hooks.example.com\" in 'allow' of deliverWebhooks, 'allowWebhooks' of what runs the bank, or --allow-webhook.",
  );
});

test("allowWebhooks takes origins alone (PROD-67)", async () => {
  await expect(serve({}, { allowWebhooks: ["https://hooks.example.com/a"] })).rejects.toThrow(
    'Option \'allowWebhooks.0\' must be an origin such as "https://app.example", got "https://hooks.example.com/a".',
  );
});

test("a server leaves the deliveries of a bank to who sends them already, and ends its own (PROD-67)", async () => {
  const { got, url } = await receiver();
  const bank = createBank(optionsWith(`${url}/hooks`));
  const sent: string[] = [];
  const delivering = deliverWebhooks(bank, {
    deliver(_, request) {
      sent.push(request.url);
      return new Response();
    },
  });
  const server = await serve(bank, { port: 0 });
  await send(bank, "POST", "/v1/ach", ach());
  await delivering.idle();
  expect([sent, got]).toEqual([[`${url}/hooks`], []]);
  await delivering.stop();
  await server.close();
  const own = await serve(bank, { port: 0 });
  await send(bank, "POST", "/v1/ach", ach());
  await vi.waitFor(() => expect(got).toHaveLength(1));
  await own.close();
  await send(bank, "POST", "/v1/ach", ach());
  expect(bank.db.webhookDeliveries.all().map(({ status }) => status)).toEqual([
    "delivered",
    "delivered",
    "due",
  ]);
});

test("a bank that is disposed of sends no more, and what comes of a delivery under way is not recorded (PROD-67)", async () => {
  const bank = createBank(optionsWith("http://localhost:3000/hooks"));
  const answering = Promise.withResolvers<Response>();
  const deliver = vi.fn(() => answering.promise);
  deliverWebhooks(bank, { deliver });
  for (let count = 0; count < 2; count += 1) await send(bank, "POST", "/v1/ach", ach());
  await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(1));
  const disposed = bank.dispose();
  answering.resolve(new Response("ok"));
  await disposed;
  expect(bank.db.webhookDeliveries.all()).toMatchObject([{ status: "due" }, { status: "due" }]);
  expect(deliver).toHaveBeenCalledTimes(1);
});
