import { createHmac } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { clientOf } from "../../fixtures/client.ts";
import { type Serving, serve } from "../../src/adapters/server/index.ts";
import { connect } from "../../src/index.ts";
import { minimalCounterparty } from "../support/bodies.ts";

const SECRET = "a test's own secret";
let server: Serving | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const start = async () => {
  server = await serve({ signatures: { check: true, secret: SECRET, maxAgeSeconds: 60 } }, { port: 0 });
  return server.url;
};

/** Sends a request over HTTP, signed as the facts say (F13). */
function ask(url: string, method: string, target: string, body = "", signed = body) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const [path, query = ""] = target.split("?");
  const text = [timestamp, method, path, query, signed].join("\n");
  return fetch(url + target, {
    method,
    headers: {
      Authorization: "Bearer test",
      "X-Timestamp": timestamp,
      "X-Signature": createHmac("sha256", SECRET).update(text).digest("hex"),
      ...(body === "" ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === "" ? {} : { body }),
  });
}

test("signed requests are taken over HTTP, with the bytes and the query that were sent (X155)", async () => {
  const url = await start();
  const body = `{ "data" : ${JSON.stringify({ ...minimalCounterparty, name: "Zoë Ωmega" })} }\r\n`;
  expect((await ask(url, "POST", "/v1/counterparties", body)).status).toBe(200);
  expect((await ask(url, "GET", "/v1/counterparties?page%5Blimit%5D=1")).status).toBe(200);
  const refused = await ask(url, "POST", "/v1/counterparties", body, JSON.stringify(JSON.parse(body)));
  expect(await refused.json()).toEqual({
    error:
      "'X-Signature' does not fit this request. The body is signed in another form: sign the bytes that are sent as the last part, and an empty one for no body or a multipart one.",
  });
});

test("a page may send both headers: the preflight allows them, asked for or not (X155)", async () => {
  const url = await start();
  const preflight = (asked: Readonly<Record<string, string>>) =>
    fetch(`${url}/v1/ach`, {
      method: "OPTIONS",
      headers: { Origin: "https://app.example", "Access-Control-Request-Method": "GET", ...asked },
    }).then(({ headers }) => headers.get("access-control-allow-headers"));
  expect(await preflight({ "Access-Control-Request-Headers": "x-signature,x-timestamp" })).toBe(
    "x-signature,x-timestamp",
  );
  expect(await preflight({})).toBe("Authorization, Content-Type, X-Timestamp, X-Signature, x-sandbank-world");
});

test("connect needs no signature for the control, and its fetch sends what it is given (X158)", async () => {
  const url = await start();
  const remote = connect({ baseUrl: url });
  await clientOf(server?.bank ?? remote).create("/v1/counterparties", minimalCounterparty);
  expect(await remote.db.counterparties.count()).toBe(1);
  expect((await remote.fetch("/v1/ach", { headers: { Authorization: "Bearer test" } })).status).toBe(401);
});
