import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A request that is sent again and again, and the status that answers it. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
}

/** What ends a body that is sent in chunks. */
const LAST_CHUNK = "0\r\n\r\n";

/**
 * A measure of the time that a server takes for a request, in microseconds: `each` requests one after the other on every
 * connection, all connections at a time. They are bare sockets, so that the client takes less than any server, and are opened
 * before the time is taken.
 *
 * @example { name: "floor", measure: underLoad(url, list, { connections: 20, each: 25 }) }
 */
export function underLoad(
  url: string,
  sent: Sent,
  { connections, each }: { readonly connections: number; readonly each: number },
): () => Promise<number> {
  const { hostname, port, host } = new URL(url);
  const bytes = bytesOf(sent, host);
  const open = async () => {
    const socket = connect(Number(port), hostname).setNoDelay();
    await once(socket, "connect");
    return socket;
  };
  return async () => {
    const sockets = await Promise.all(Array.from({ length: connections }, open));
    const begin = performance.now();
    await Promise.all(sockets.map((socket) => sendAll(socket, bytes, sent.status, each)));
    const took = performance.now() - begin;
    for (const socket of sockets) socket.destroy();
    return (took * 1000) / (connections * each);
  };
}

function bytesOf({ method, path, headers, body = "" }: Sent, host: string): Buffer {
  const all = { Host: host, ...headers, ...(body && { "Content-Length": String(Buffer.byteLength(body)) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
}

/** Sends a request as often as it is said, each after the answer to the one before. Rejects for another status. */
function sendAll(socket: Socket, bytes: Buffer, status: number, count: number): Promise<void> {
  const start = `HTTP/1.1 ${status} `;
  return new Promise((resolve, reject) => {
    let left = count;
    /** The end of what has arrived of an answer. */
    let tail = "";
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("The server has closed a connection.")));
    socket.on("data", (piece) => {
      if (tail === "" && piece.toString("latin1", 0, start.length) !== start)
        return reject(new Error(`A request was to be answered with ${status}, got ${piece.toString()}.`));
      tail = (tail + piece.subarray(-LAST_CHUNK.length).toString("latin1")).slice(-LAST_CHUNK.length);
      if (tail !== LAST_CHUNK) return;
      tail = "";
      left -= 1;
      if (left === 0) resolve();
      else socket.write(bytes);
    });
    socket.write(bytes);
  });
}
