import { connect as openSocket } from "node:net";
import { type ServeOptions, type Serving, serve } from "../../src/adapters/server/index.ts";
import type { Bank, BankOptions } from "../../src/index.ts";
import type { Client } from "../support/call.ts";

const opened: Serving[] = [];

/** Serves at a free port, until `closeAll`. */
export async function serving(bank: BankOptions | Bank = {}, options: ServeOptions = {}) {
  const server = await serve(bank, { port: 0, ...options });
  opened.push(server);
  const client: Client = { fetch: (path, init) => fetch(server.url + path, init) };
  return { ...server, client };
}

/** Closes all servers that a test has opened. */
export async function closeAll(): Promise<void> {
  for (const server of opened.splice(0)) await server.close();
}

/** A connection on which a test writes raw text; `answer` is what arrived up to its end. */
export function connectRaw(port: number, text: string) {
  const socket = openSocket(port, "127.0.0.1");
  socket.write(text);
  let received = "";
  socket.on("data", (piece) => {
    received += piece;
  });
  const answer = new Promise<string>((resolve) => {
    socket.on("close", () => resolve(received));
    socket.on("error", () => resolve(received));
  });
  const head = new Promise<string>((resolve) => socket.once("data", (piece) => resolve(String(piece))));
  return { socket, answer, head };
}

/** The answer to a request with exactly these header lines. */
export function answerTo(port: number, line: string, ...headers: readonly string[]): Promise<string> {
  return connectRaw(port, `${[`${line} HTTP/1.1`, ...headers, "Connection: close"].join("\r\n")}\r\n\r\n`)
    .answer;
}
