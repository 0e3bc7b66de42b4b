import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sendNodeResponse } from "srvx/node";
import { refusal } from "../shared/refusal.ts";
import { type RestOfBody, toRequest } from "./node-request.ts";

/** A server that is listening. */
export interface HttpServer {
  readonly url: string;
  readonly port: number;
  /** Accepts no more requests, lets those in progress end, and closes every connection. */
  close(): Promise<void>;
}

interface ListenOptions extends RestOfBody {
  readonly port: number;
  readonly host: string;
  readonly maxConnections?: number;
  readonly maxSilence?: number;
}

/** A connection must send its headers within the first, and its request within the second; the bank answers a slow body before. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 75_000, connectionsCheckingInterval: 5000 };

/** The largest number of open connections: fewer than the files that a process may usually have open. */
const MAX_CONNECTIONS = 1000;

/** How long requests in progress may take to end when the server closes. */
const GRACE_MS = 1000;

/**
 * Answers over HTTP with a fetch handler. A connection above `maxConnections` (1,000) is closed at once, and one that
 * sends nothing for `maxSilence` milliseconds (10,000) then; the other options are those of `toRequest`. Rejects with an
 * Error when the port or the address is not available.
 *
 * @example const { url, close } = await listen(() => new Response("Hello"), { port: 0, host: "127.0.0.1" });
 */
export async function listen(
  answer: (request: Request) => Promise<Response>,
  {
    port,
    host,
    maxConnections = MAX_CONNECTIONS,
    maxSilence = TIMEOUTS.headersTimeout,
    ...rest
  }: ListenOptions,
): Promise<HttpServer> {
  const inProgress = new Set<unknown>();
  /** The last request of each connection that has not been answered. */
  const unanswered = new WeakMap<object, Promise<void>>();
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    await sendNodeResponse(outgoing, await answerTo(incoming, outgoing, answer, rest));
  };
  const server = createServer(TIMEOUTS, (incoming, outgoing) => {
    const { socket } = incoming;
    socket.setTimeout(0);
    // A client that sends a second request before the first is answered means them in this order.
    const before = unanswered.get(socket) ?? Promise.resolve();
    const handling = before
      .then(() => handle(incoming, outgoing))
      // The answer can't be written any more: the client has disconnected, or its body ended early.
      .catch(() => void outgoing.destroy())
      .finally(() => {
        inProgress.delete(handling);
        if (unanswered.get(socket) === handling) unanswered.delete(socket);
      });
    inProgress.add(handling);
    unanswered.set(socket, handling);
  });
  // Until its first request a connection is closed after a silence; Node's own limits begin with the first byte.
  server.on("connection", (socket) => void socket.setTimeout(maxSilence));
  server.maxConnections = maxConnections;
  await started(server, port, host);
  const address = server.address() as AddressInfo;
  const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${address.port}`,
    port: address.port,
    async close() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.race([Promise.all(inProgress), graceEnded()]);
      server.closeAllConnections();
      await closed;
    },
  };
}

function started(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const message = refusals[cause.code ?? ""]?.(port, host);
      reject(
        new Error(message ?? `The server cannot listen at ${host}:${port}: ${cause.message}.`, { cause }),
      );
    });
    server.listen(port, host, () => resolve());
  });
}

const refusals: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port, host) => `Port ${port} of ${host} is taken: give another port, or 0 for any free one.`,
  EACCES: (port) => `Port ${port} is not open to this user: give one above 1023, or 0 for any free one.`,
  EADDRNOTAVAIL: (_, host) => `The host ${host} is no address of this machine: 127.0.0.1 is always one.`,
  ENOTFOUND: (_, host) => `The host ${host} is not known: 127.0.0.1 is always one.`,
};

function graceEnded(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref());
}

async function answerTo(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response>,
  rest: RestOfBody,
): Promise<Response> {
  let request: Request;
  try {
    request = toRequest(incoming, outgoing, rest);
  } catch {
    return refusal(400, "The request has a host, a path or a method that is none.");
  }
  return answer(request);
}
