// Statements: X62, X65.

import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { answerTo, closeAll, connectRaw, serving } from "./support.ts";

// A bank takes the timers of its deadlines when it is loaded. Those of connections are Node's own, and stay.
vi.hoisted(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));
afterEach(closeAll);
afterAll(() => vi.useRealTimers());

const MIB = 1024 * 1024;

/** The head of a request that is in order, but for its body. */
const post = (path: string, ...headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, "Host: localhost", "Authorization: Bearer a", ...headers, "", ""].join("\r\n");

const UPLOAD = "multipart/form-data; boundary=e";

test.each([
  ["/v1/ach", 10, "application/json"],
  ["/v1/files", 12, UPLOAD],
  ["/_sandbank/reset", 10, "application/json"],
  ["/_sandbank/restore", 256, "application/json"],
])(
  "a body for %s is waited for if it has %d MiB, and refused with a byte more (X62)",
  async (path, most, type) => {
    const { port } = await serving();
    const announced = (bytes: number) =>
      connectRaw(port, post(path, `Content-Type: ${type}`, `Content-Length: ${bytes}`));
    const [fits, more] = [announced(most * MIB), announced(most * MIB + 1)];
    expect(await more.head).toMatch(/^HTTP\/1\.1 413 /);
    expect(await Promise.race([fits.head, delay(500, "")])).toBe("");
    for (const { socket } of [fits, more]) socket.destroy();
  },
);

test.each([
  ["/v1/ach", "application/json"],
  ["/v1/files", UPLOAD],
  ["/_sandbank/reset", "application/json"],
])(
  "a body for %s that is not complete after 60 seconds is a 408, and not before (X62)",
  async (path, type) => {
    const { port } = await serving();
    // What reads a body is loaded with the first one.
    await answerTo(
      port,
      `POST ${path}`,
      "Host: localhost",
      `Content-Type: ${type}`,
      "Authorization: Bearer a",
    );
    const { head, socket, answer } = connectRaw(
      port,
      post(path, `Content-Type: ${type}`, "Content-Length: 99"),
    );
    let answered = "";
    void head.then((text) => {
      answered = text;
    });
    await once(socket, "connect");
    await delay(100);
    await vi.advanceTimersByTimeAsync(58_000);
    expect(answered).toBe("");
    await vi.advanceTimersByTimeAsync(2000);
    expect(await head).toMatch(/^HTTP\/1\.1 408 /);
    socket.destroy();
    await answer;
  },
);

test("a connection that sends nothing is closed after 10 seconds (X65)", async () => {
  const { port } = await serving();
  const start = performance.now();
  // Node's own limit may say so a moment before.
  expect(await connectRaw(port, "").answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  const seconds = (performance.now() - start) / 1000;
  expect(seconds).toBeGreaterThan(9.9);
  expect(seconds).toBeLessThan(15);
});

test("of a refused body 256 MiB are read and dropped, then its connection is closed (X65)", {
  timeout: 120_000,
}, async () => {
  const { port } = await serving();
  const { socket, head, answer } = connectRaw(port, post("/nowhere", "Transfer-Encoding: chunked"));
  expect(await head).toMatch(/^HTTP\/1\.1 404 /);
  const chunk = Buffer.concat([Buffer.from("100000\r\n"), Buffer.alloc(MIB, "a"), Buffer.from("\r\n")]);
  const closed = answer.then(() => false);
  let sent = 0;
  // Written once the operating system has taken it, so that no more than its buffers is counted too much.
  const write = () => new Promise<boolean>((resolve) => socket.write(chunk, (error) => resolve(!error)));
  while (sent < 400 && (await Promise.race([write(), closed]))) sent += 1;
  expect(sent).toBeGreaterThanOrEqual(256);
  expect(sent).toBeLessThan(280);
});
