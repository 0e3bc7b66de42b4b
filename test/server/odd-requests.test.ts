// Statements: S14, X65.

import { request } from "node:http";
import { connect as openSocket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type ServeOptions, serve } from "../../src/adapters/server/index.ts";
import type { Bank, BankOptions } from "../../src/index.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { type Client, call } from "../support/call.ts";

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

test("a request sent before the answer to the one ahead of it sees what that one did (X333)", async () => {
  const { port } = await serving();
  const body = JSON.stringify({ data: minimalCounterparty });
  const head = "Host: localhost\r\nAuthorization: Bearer a\r\n";
  const post = `POST /v1/counterparties HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const get = `GET /v1/counterparties/1001 HTTP/1.1\r\n${head}`;
  const text = await answerToRaw(port, `${post}${body}${get}\r\n${get}Connection: close\r\n\r\n`);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 200"]);
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
