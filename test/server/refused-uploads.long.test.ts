// Statements: X65.

import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterEach, expect, test } from "vitest";
import { headersOf, keptConnection, pairsOf, type Send } from "./refused-pairs.ts";
import { closeAll, serving } from "./support.ts";

afterEach(closeAll);

const COUNT = 1000;
const SIZES = [1000, 130_000, 1_000_000, 3_000_000];

test("a thousand refused uploads harm none of the requests that follow them with Node's http (X65)", {
  timeout: 300_000,
}, async () => {
  const { port } = await serving();
  const send = keptConnection(port);
  expect(await pairsOf(send, COUNT, SIZES)).toEqual({ "401, 200": COUNT });
  send.end();
});

test("a thousand refused uploads harm none of the requests that follow them with Node's fetch, which is undici (X65)", {
  timeout: 300_000,
}, async () => {
  const { url } = await serving();
  let connections = 0;
  const count = () => {
    connections += 1;
  };
  subscribe("undici:client:connected", count);
  const send: Send = async (method, path, body) => {
    const answer = await fetch(url + path, { method, headers: headersOf(body), body: body ?? null });
    await answer.arrayBuffer();
    return answer.status;
  };
  expect(await pairsOf(send, COUNT, SIZES)).toEqual({ "401, 200": COUNT });
  unsubscribe("undici:client:connected", count);
  expect(connections).toBeLessThan(10);
});
