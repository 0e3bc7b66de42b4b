// Vite's dev server speaks HTTP/2 where it has a certificate.
// Statements: X209.

import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, createServer } from "node:http2";
import { expect, test } from "vitest";
import { toRequest } from "../../src/adapters/server/node-request.ts";

test("a request by HTTP/2 has its address, headers and body, with a length or without one (X209)", async () => {
  const server = createServer(async (incoming, outgoing) => {
    // Node gives both the same shape; this is how Vite's middlewares get them.
    const request = toRequest(incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse);
    const { url, method } = request;
    outgoing.end(
      JSON.stringify([
        method,
        url,
        request.headers.get("content-type"),
        request.body && (await request.text()),
      ]),
    );
  }).listen(0);
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  const url = `http://localhost:${address.port}`;
  const client = connect(url);
  const send = async (method: string, headers: Record<string, string>, body: string) => {
    const stream = client.request({ ":path": "/__sandbank", ":method": method, ...headers });
    if (method !== "GET") stream.end(body);
    return JSON.parse((await stream.setEncoding("utf8").toArray()).join(""));
  };
  const type = "application/x-sandbank";
  expect(await send("GET", {}, "")).toEqual(["GET", `${url}/__sandbank`, null, null]);
  expect(await send("POST", { "content-type": type, "content-length": "2" }, "ab")).toEqual([
    "POST",
    `${url}/__sandbank`,
    type,
    "ab",
  ]);
  expect(await send("POST", { "content-type": type }, "ab")).toEqual([
    "POST",
    `${url}/__sandbank`,
    type,
    "ab",
  ]);
  client.close();
  server.close();
});
