import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { connect } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { messageOf } from "../support/control.ts";

const KEY = "a key of sixteen or more";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test("a key travels with the control alone (X286)", async () => {
  const bank = mondayBank({ baseUrl: "http://bank.test/api" });
  const seen: [path: string, key: string | null][] = [];
  const fetch = async (request: Request) => {
    const { origin, pathname } = new URL(request.url);
    seen.push([origin + pathname, request.headers.get("x-sandbank-key")]);
    expect(request.headers.has("x-sandbank-world")).toBe(false);
    return origin === "http://bank.test" ? bank.fetch(request) : new Response("{}");
  };
  const remote = connect({ baseUrl: "http://bank.test/api", key: KEY, fetch });
  await create(remote, "/v1/ach", minimalTransfer);
  await remote.clock.advance({ hours: 1 });
  expect(await remote.db.achTransfers.get(1001)).toMatchObject({ status: "processing" });
  await remote.fetch("/_sandbank/log");
  await remote.fetch("http://bank.test/_sandbank/log");
  await remote.fetch("http://other.test/api/_sandbank/log");
  expect(seen).toEqual([
    ["http://bank.test/api/v1/ach", null],
    ["http://bank.test/api/_sandbank/clock/advance", KEY],
    ["http://bank.test/api/_sandbank/db/achTransfers/1001", KEY],
    ["http://bank.test/api/_sandbank/log", KEY],
    ["http://bank.test/_sandbank/log", null],
    ["http://other.test/api/_sandbank/log", null],
  ]);
});

test("a key follows no redirect (X286)", async () => {
  const keys: unknown[] = [];
  const elsewhere = await listening((_, response) => response.end("{}"), keys);
  const server = await listening((_, response) => {
    response.writeHead(307, { Location: `${elsewhere}/_sandbank/clock` });
    response.end();
  }, []);
  expect(await messageOf(() => connect({ baseUrl: server, key: KEY }).clock.now())).toBe(
    `The server at ${server}/_sandbank/clock is not a bank: it answered 307 without a message.`,
  );
  expect(keys).toEqual([]);
  await connect({ baseUrl: server }).clock.now();
  expect(keys).toEqual([undefined]);
});

test("an error about a key does not repeat it (X286)", async () => {
  expect(await messageOf(() => connect({ baseUrl: "http://bank.test", key: `${KEY}\n` }))).toBe(
    "Option 'key' must be text of printable ASCII characters, because it is sent in a header, got text of 25 characters.",
  );
});

/** The address of a server that remembers the keys of its requests. */
async function listening(answer: Parameters<typeof createServer>[1], keys: unknown[]): Promise<string> {
  const server = createServer((request, response) => {
    keys.push(request.headers["x-sandbank-key"]);
    answer?.(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
