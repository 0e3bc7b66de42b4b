// Statements: X65.

import { afterEach, expect, test } from "vitest";
import { listen } from "../../src/adapters/server/http-server.ts";
import { keptConnection, pairsOf } from "./refused-pairs.ts";
import { closeAll, connectRaw, serving } from "./support.ts";

afterEach(closeAll);

test.each([130_000, 1_000_000, 9_000_000])(
  "a refused upload of %d bytes is no harm to the next request of its connection (X65)",
  async (size) => {
    const { port } = await serving();
    const send = keptConnection(port);
    expect(await pairsOf(send, 20, [size])).toEqual({ "401, 200": 20 });
    send.end();
  },
);

test("a refused body without an end is read up to a bound, and then its connection is closed (X65)", async () => {
  const options = { port: 0, host: "127.0.0.1", maxDropped: 1_000_000 };
  const server = await listen(async () => new Response("No.", { status: 401 }), options);
  const head = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
  const { socket, head: first, answer } = connectRaw(server.port, head);
  expect(await first).toMatch(/^HTTP\/1\.1 401 /);
  const piece = `186a0\r\n${"a".repeat(100_000)}\r\n`;
  let sent = 0;
  while (!socket.destroyed && sent < 1000) {
    socket.write(piece);
    sent += 1;
    await new Promise(setImmediate);
  }
  await answer;
  expect(sent).toBeLessThan(1000);
  await server.close();
});
