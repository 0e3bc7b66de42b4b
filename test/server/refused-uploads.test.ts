// Statements: X65.

import { Agent, request } from "node:http";
import { afterEach, expect, test } from "vitest";
import { listen } from "../../src/adapters/server/http-server.ts";
import { closeAll, connectRaw, serving } from "./support.ts";

afterEach(closeAll);

const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

/** Sends requests over one connection that is kept, and resolves with the status of each. */
function client(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return (method: string, path: string, body?: Uint8Array) =>
    new Promise<number>((resolve, reject) => {
      const headers = { Authorization: body ? "" : "Bearer a", "Content-Type": "application/json" };
      const sent = request({ agent, port, host: "127.0.0.1", method, path, headers }, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      });
      sent.on("error", reject).end(body);
    });
}

test.each([130_000, 1_000_000, 9_000_000])(
  "a refused upload of %d bytes is no harm to the next request of its connection (X65)",
  async (size) => {
    const { port } = await serving();
    const send = client(port);
    const statuses = new Map<string, number>();
    for (let round = 0; round < 20; round += 1) {
      const pair = `${await send("POST", "/v1/ach", new Uint8Array(size))}, ${await send("GET", "/v1")}`;
      statuses.set(pair, (statuses.get(pair) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ "401, 200": 20 });
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
