// Statements: S14, X65.

import { request } from "node:http";
import { connect as openSocket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type ServeOptions, serve } from "../../src/adapters/server/index.ts";
import { type Bank, type BankOptions, connect, createBank } from "../../src/index.ts";
import { MONDAY, mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { type Client, call, create, send } from "../support/call.ts";
import { messageOf, post, read, statusAndBody } from "../support/control.ts";

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

/** The answer to raw text on a connection, up to its end. */
function answerToRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
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

test("the clock and the actions are reached over HTTP", async () => {
  const { client } = await serving(mondayBank());
  await create(client, "/v1/ach", minimalTransfer);
  expect(await statusAndBody(post(client, "clock/advance", { hours: 1 }))).toEqual([200, {}]);
  expect(await statusAndBody(read(client, "clock"))).toMatchObject([
    200,
    { now: "2026-03-02T16:00:00.000Z" },
  ]);
  expect(
    await statusAndBody(post(client, "simulate/achTransfers/1001/return", { code: "R03" })),
  ).toMatchObject([200, { status: "failed" }]);
  expect(await statusAndBody(post(client, "simulate/achTransfers/1001/return", { code: "R03" }))).toEqual([
    409,
    {
      error: "ACH transfer 1001 has status failed; return is possible only in status processing, succeeded.",
    },
  ]);
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

test("an OPTIONS that is no preflight is a method as any other (X10)", async () => {
  const { client } = await serving();
  const { status, headers } = await call(client, "OPTIONS", "/v1/ach");
  expect([status, headers.get("allow")]).toEqual([405, "POST, GET"]);
});

test("a HEAD is refused without a body (X10)", async () => {
  const { client } = await serving();
  const { status, body } = await call(client, "HEAD", "/v1");
  expect([status, body]).toEqual([405, undefined]);
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

test("a body that announces more than the server takes is a 413", async () => {
  const { port, client } = await serving();
  const head = `POST /v1/ach HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a\r\nContent-Type: application/json\r\nContent-Length: 300000000\r\n\r\n`;
  const answer = await new Promise<string>((resolve) => {
    const socket = openSocket(port, "127.0.0.1", () => socket.write(head));
    socket.once("data", (chunk) => {
      resolve(String(chunk));
      socket.destroy();
    });
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect((await call(client, "GET", "/v1")).status).toBe(200);
});

test.each(["nonsense\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET /v1 HTTP/1.1\r\nHost\r\n\r\n", "\u0000\u0001"])(
  "%j as a request is a 400 and does not affect other requests (X65)",
  async (text) => {
    const { port, client } = await serving();
    expect(await answerToRaw(port, `${text}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await call(client, "GET", "/v1")).status).toBe(200);
  },
);

test.each(["GET //// HTTP/1.1", "GET /%zz HTTP/1.1", "GET /_sandbank/%ff/% HTTP/1.1", "OPTIONS * HTTP/1.1"])(
  "the odd request line %s is refused and does not affect other requests (X65)",
  async (line) => {
    const { port, client } = await serving();
    const answer = await answerToRaw(port, `${line}\r\nHost: a b\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await call(client, "GET", "/v1")).status).toBe(200);
  },
);

test("a client that disconnects in the middle does not affect other requests", async () => {
  const { port, client } = await serving({ latency: 20 });
  const disconnected = new Promise((resolve) => {
    const sent = request({ port, path: "/v1", headers: { Authorization: "Bearer a" } });
    sent.on("error", resolve);
    sent.end(() => setImmediate(() => sent.destroy(new Error("away"))));
  });
  await disconnected;
  const half = openSocket(port, "127.0.0.1", () => {
    half.write(
      "POST /v1/ach HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    );
    half.destroy();
  });
  await new Promise((resolve) => half.on("close", resolve));
  expect((await call(client, "GET", "/v1")).status).toBe(200);
});

test("a taken port is refused in one message", async () => {
  const { port } = await serving();
  expect(await messageOf(() => serve({}, { port }))).toBe(
    `Port ${port} of 127.0.0.1 is taken: give another port, or 0 for any free one.`,
  );
});

test("an address that is not this machine's is refused in one message", async () => {
  expect(await messageOf(() => serve({}, { port: 0, host: "192.0.2.1" }))).toBe(
    "The host 192.0.2.1 is no address of this machine: 127.0.0.1 is always one.",
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
    "'prot' is no option of serve. The options are port, host, isolate, limit, state, resetState, allowOrigins, allowHosts.",
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

test("a test through connect reads like one in the process", async () => {
  const { url } = await serving({ clock: { start: MONDAY, paused: true } });
  const bank = connect({ baseUrl: url });
  const transfer = await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ bankingDays: 3 });
  expect(await bank.db.achTransfers.get(transfer.id)).toMatchObject({ status: "succeeded" });
  await bank.reset();
  expect(await bank.db.achTransfers.count()).toBe(0);
  expect(await messageOf(() => bank.simulate.achTransfers.process(transfer.id))).toBe(
    'There is no ACH transfer with id "1001".',
  );
});
