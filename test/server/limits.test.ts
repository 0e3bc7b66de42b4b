// Statements: X62, X65.

import { afterEach, expect, test } from "vitest";
import { listen } from "../../src/adapters/server/http-server.ts";
import { answeringOf } from "../../src/bank/runtime/answering.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { answerTo, closeAll, connectRaw, serving } from "./support.ts";

afterEach(closeAll);

const post = (path: string, ...headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, "Host: localhost", "Authorization: Bearer a", ...headers, "", ""].join("\r\n");

test.each(["/v1", "/nowhere", "/_sandbank/clock"])(
  "a Host that is none is a 400 at %s (X65)",
  async (path) => {
    const { port } = await serving();
    for (const host of ["x:99999", "a b", "x/y", "[::1", "%", "a@b"]) {
      expect(await answerTo(port, `GET ${path}`, `Host: ${host}`)).toMatch(/^HTTP\/1\.1 400 /);
    }
  },
);

test("a hanging upload and a hanging JSON body delay nobody", async () => {
  const { port, client } = await serving();
  const hanging = [
    connectRaw(port, `${post("/v1/ach", "Content-Type: application/json", "Content-Length: 99")}{`),
    connectRaw(
      port,
      `${post("/v1/files", "Content-Type: multipart/form-data; boundary=e", "Content-Length: 999")}--e`,
    ),
  ];
  await Promise.all(hanging.map(({ socket }) => new Promise((resolve) => socket.once("connect", resolve))));
  for (let at = 1; at <= 5; at += 1) await create(client, "/v1/ach", minimalTransfer);
  expect((await call(client, "GET", "/v1/ach/1005")).status).toBe(200);
  for (const { socket } of hanging) socket.destroy();
});

test("an answer that needs no body arrives before the body, and the connection ends soon after (X65)", async () => {
  const bank = mondayBank();
  const server = await listen(answeringOf(bank.fetch), { port: 0, host: "127.0.0.1", linger: 50 });
  const head = ["POST /v1/ach HTTP/1.1", "Host: localhost", "Content-Length: 9999999", "", "{"].join("\r\n");
  const { head: first, answer } = connectRaw(server.port, head);
  expect(await first).toMatch(/^HTTP\/1\.1 401 /);
  await answer;
  await server.close();
});

test.each([
  ["/v1/ach", "application/json"],
  ["/v1/files", "multipart/form-data; boundary=e"],
  ["/_sandbank/reset", "application/json"],
])("a body for %s that is announced in no length is refused while it arrives (X62)", async (path, type) => {
  const { port, client } = await serving();
  const { socket, head, answer } = connectRaw(
    port,
    post(path, `Content-Type: ${type}`, "Transfer-Encoding: chunked"),
  );
  const piece = Buffer.alloc(1 << 20, "a");
  let isAnswered = false;
  const answered = head.then((text) => {
    isAnswered = true;
    return text;
  });
  let sent = 0;
  for (; sent < 200 && !isAnswered; sent += 1) {
    socket.write("100000\r\n");
    socket.write(piece);
    if (!socket.write("\r\n"))
      await Promise.race([answered, new Promise((resolve) => socket.once("drain", resolve))]);
  }
  expect(await answered).toMatch(/^HTTP\/1\.1 413 /);
  expect(sent).toBeLessThan(40);
  expect((await call(client, "GET", "/v1")).status).toBe(200);
  socket.destroy();
  await answer;
});

test("a connection above the largest number of open ones is closed at once, until one of them ends", async () => {
  const server = await listen(async () => new Response("Hello"), {
    port: 0,
    host: "127.0.0.1",
    maxConnections: 2,
  });
  const open = [connectRaw(server.port, ""), connectRaw(server.port, "")];
  await Promise.all(open.map(({ socket }) => new Promise((resolve) => socket.once("connect", resolve))));
  const get = () => answerTo(server.port, "GET /", "Host: localhost");
  expect(await get()).toBe("");
  open[0]?.socket.end();
  await open[0]?.answer;
  await expect.poll(get).toMatch(/^HTTP\/1\.1 200 [\s\S]*Hello/);
  open[1]?.socket.destroy();
  await server.close();
});

test("a connection that sends nothing is closed, one that waits for its answer is not (X65)", async () => {
  const slow = () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("Hello")), 300));
  const server = await listen(slow, { port: 0, host: "127.0.0.1", maxSilence: 100 });
  expect(await connectRaw(server.port, "").answer).toBe("");
  expect(await answerTo(server.port, "GET /", "Host: localhost")).toMatch(/^HTTP\/1\.1 200 /);
  await server.close();
});

test("a snapshot above the limit of other bodies is restored (X62)", async () => {
  const { client, bank } = await serving();
  const body = `${JSON.stringify(bank.snapshot())}${" ".repeat(11 * 1024 * 1024)}`;
  const send = (path: string) => client.fetch(path, { method: "POST", body });
  expect([(await send("/_sandbank/restore")).status, (await send("/_sandbank/reset")).status]).toEqual([
    200, 413,
  ]);
});
