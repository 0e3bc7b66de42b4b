// Statements: S14, X65.

import { connect as openSocket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type ServeOptions, serve } from "../../src/adapters/server/index.ts";
import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { type Client, call, create, send } from "../support/call.ts";
import { messageOf, read, statusAndBody } from "../support/control.ts";

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function serving(bank: BankOptions | Bank = {}, options: ServeOptions = {}) {
  const server = await serve(bank, { port: 0, ...options });
  opened.push(server);
  return { ...server, client: clientOf(server.url) };
}

function clientOf(url: string): Client {
  return { fetch: (path, init) => fetch(url + path, init) };
}

test("a bank answers at an address of its own", async () => {
  const { url, port, client } = await serving();
  expect(url).toBe(`http://127.0.0.1:${port}`);
  const { status, body, headers } = await call(client, "GET", "/v1");
  expect([status, body]).toEqual([200, { api_version: "1" }]);
  expect(headers.get("content-type")).toBe("application/json");
});

test("the bank behind the address is available", async () => {
  const bank = mondayBank();
  const server = await serving(bank);
  expect(server.bank).toBe(bank);
  await create(server.client, "/v1/ach", minimalTransfer);
  expect(bank.db.achTransfers.count()).toBe(1);
});

test("its scenario's rows are there once it answers", async () => {
  const { client } = await serving({
    scenario: async (bank: Bank) => void (await create(bank, "/v1/ach", minimalTransfer)),
  });
  expect(await statusAndBody(read(client, "db/achTransfers/count"))).toEqual([200, 1]);
});

test("a page of any origin may send any request", async () => {
  const { url } = await serving();
  const response = await fetch(`${url}/v1/ach/1001`, {
    method: "OPTIONS",
    headers: {
      Origin: "https://app.example",
      "Access-Control-Request-Method": "PATCH",
      "Access-Control-Request-Headers": "authorization,content-type,x-sandbank-world",
    },
  });
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "access-control-allow-origin": "https://app.example",
    "access-control-allow-methods": "GET, POST, PATCH, DELETE, PUT, HEAD, OPTIONS",
    "access-control-allow-headers": "authorization,content-type,x-sandbank-world",
    "access-control-allow-credentials": "true",
    "access-control-max-age": "600",
  });
});

test("a page of any origin may read any answer, a refusal's too", async () => {
  const { client } = await serving();
  for (const path of ["/v1", "/v1/ach/9", "/nowhere"]) {
    const { headers } = await send(client, path, { headers: { Origin: "https://app.example" } });
    expect(headers.get("access-control-allow-origin")).toBe("https://app.example");
    expect(headers.get("access-control-expose-headers")).toContain("Allow");
    expect(headers.get("vary")).toContain("Origin");
  }
  expect((await send(client, "/v1")).headers.get("access-control-allow-origin")).toBe("*");
});

test("a page of another origin may read which rules a refusal names, if the bank names them (X69)", async () => {
  for (const headers of [true, false]) {
    const { client } = await serving({ headers });
    const answer = await send(client, "/v1/ach/9", { headers: { Origin: "https://app.example" } });
    expect([
      answer.headers.get("x-sandbank-rule"),
      answer.headers.get("access-control-expose-headers"),
    ]).toEqual(
      headers ? ["S3", "Allow, WWW-Authenticate, x-sandbank-rule"] : [null, "Allow, WWW-Authenticate"],
    );
  }
});

test("a file is uploaded whole", async () => {
  const { url, client } = await serving();
  const form = new FormData();
  form.set("file", new File([new Uint8Array(2_000_000)], "Reisepaß.png", { type: "image/png" }));
  form.set("metadata", JSON.stringify({ page: "1" }));
  const headers = { Authorization: "Bearer test_key" };
  expect(await statusAndBody(send(client, "/v1/files", { method: "POST", headers, body: form }))).toEqual([
    200,
    {
      data: {
        id: 1001,
        media_type: "image/png",
        media_size: 2_000_000,
        metadata: { page: "1" },
        type: "file",
        url: `${url}/v1/files/1001`,
      },
    },
  ]);
});

test("a taken port is refused in one message", async () => {
  const { port } = await serving();
  expect(await messageOf(() => serve({}, { port }))).toBe(
    `Port ${port} of 127.0.0.1 is taken: give another port, or 0 for any free one.`,
  );
});

test("an address that is not this machine's is refused in one message", async () => {
  expect(await messageOf(() => serve({}, { port: 0, host: "192.0.2.1" }))).toBe(
    "The host 192.0.2.1 isn't an address of this machine: 127.0.0.1 always is.",
  );
});

test.each([
  [{ port: 65_536 }, "Option 'port' must be a port from 0 to 65535, got 65536."],
  [{ port: -1 }, "Option 'port' must be a port from 0 to 65535, got -1."],
  [{ host: "" }, "Option 'host' must be a host name or address, got \"\"."],
  [{ limit: 0 }, "Option 'limit' must be a whole number of worlds from 1 to 10000, got 0."],
  [{ limit: 10_001 }, "Option 'limit' must be a whole number of worlds from 1 to 10000, got 10001."],
  [
    { prot: 1 },
    "Unknown option 'prot' for serve. The options are port, host, isolate, limit, state, resetState, stateRepair, allowOrigins, allowHosts, allowWebhooks.",
  ],
])("serve with %j is refused", async (options, message) => {
  expect(await messageOf(() => serve({}, options as ServeOptions))).toBe(message);
});

test("a bank's own options are checked as createBank does", async () => {
  expect(await messageOf(() => serve({ seed: 1.5 }, { port: 0 }))).toBe(
    "Option 'seed' must be a whole number, got 1.5.",
  );
});

test("a scenario that fails keeps the server from starting", async () => {
  const scenario = () => Promise.reject(new Error("The seeds have run out."));
  expect(await messageOf(() => serve({ scenario }, { port: 0 }))).toBe("The seeds have run out.");
});

test("after close no request is answered, and no connection is left open", async () => {
  const bank = createBank();
  const server = await serving(bank);
  expect((await call(server.client, "GET", "/v1")).status).toBe(200);
  const idle = openSocket(server.port, "127.0.0.1");
  const ended = new Promise((resolve) => idle.on("close", () => resolve("closed")));
  await new Promise((resolve) => idle.on("connect", resolve));
  await server.close();
  expect(await ended).toBe("closed");
  await expect(fetch(server.url)).rejects.toThrow();
  await server.close();
  expect((await call(bank, "GET", "/v1")).status).toBe(200);
});

test("close answers requests that latency delays", async () => {
  const server = await serving({ latency: 60_000 });
  const answer = call(server.client, "GET", "/v1");
  while (server.bank.log.entries.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await server.close();
  expect(await statusAndBody(answer)).toEqual([
    503,
    { error: "The bank was disposed of while this answer was delayed." },
  ]);
});
