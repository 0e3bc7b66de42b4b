import { Agent, request } from "node:http";

/** Sends a request, whose body is refused for its key, and resolves with the status of the answer. */
export type Send = (method: string, path: string, body?: Uint8Array<ArrayBuffer>) => Promise<number>;

/** The headers of a request, which has no key if it has a body. */
export const headersOf = (body?: Uint8Array) => ({
  "Content-Type": "application/json",
  ...(!body && { Authorization: "Bearer a" }),
});

/** Sends requests with Node's http over one connection that is kept. */
export function keptConnection(port: number): Send & { end(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send: Send = (method, path, body) =>
    new Promise<number>((resolve, reject) => {
      const options = { agent, port, host: "127.0.0.1", method, path, headers: headersOf(body) };
      const sent = request(options, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      });
      sent.on("error", reject).end(body);
    });
  return Object.assign(send, { end: () => agent.destroy() });
}

/** Sends as many refused uploads, of these sizes in turn, each followed by a GET, and counts the pairs of their statuses. */
export async function pairsOf(
  send: Send,
  count: number,
  sizes: readonly number[],
): Promise<Record<string, number>> {
  const pairs: Record<string, number> = {};
  const outcome = (...request: Parameters<Send>) => send(...request).catch((error: unknown) => String(error));
  const bodies = sizes.map((size) => new Uint8Array(size));
  for (let round = 0; round < count; round += 1) {
    const body = bodies[round % bodies.length];
    const pair = `${await outcome("POST", "/v1/ach", body)}, ${await outcome("GET", "/v1")}`;
    pairs[pair] = (pairs[pair] ?? 0) + 1;
  }
  return pairs;
}
