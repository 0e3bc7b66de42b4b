import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sendNodeResponse } from "srvx/node";
import type { ReceivedRequest } from "../../engine/http/bank-request.ts";
import { toResponse } from "../../engine/http/faults/to-response.ts";
import { type Answered, isResponse } from "../../engine/http/written-answer.ts";
import { refusal } from "../shared/refusal.ts";
import { type RestOfBody, received } from "./node-request.ts";

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
 * Answers over HTTP. A connection above `maxConnections` (1,000) is closed at once, and one that
 * sends nothing for `maxSilence` milliseconds (10,000) then; the other options are those of `received`. Rejects with an
 * Error when the port or the address is not available.
 *
 * @example const { url, close } = await listen(() => new Response("Hello"), { port: 0, host: "127.0.0.1" });
 */
export async function listen(
  answer: (request: ReceivedRequest) => Promise<Answered>,
  {
    port,
    host,
    maxConnections = MAX_CONNECTIONS,
    maxSilence = TIMEOUTS.headersTimeout,
    ...rest
  }: ListenOptions,
): Promise<HttpServer> {
  /** The last request of each connection that has not been answered. */
  const unanswered = new Map<object, Promise<void>>();
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    // A client that sends a second request before the first is answered means them in this order.
    await unanswered.get(socket);
    try {
      await send(outgoing, await answerTo(incoming, outgoing, answer, rest));
    } catch {
      // The answer can't be written any more: the client has disconnected, or its body ended early.
      outgoing.destroy();
    }
  };
  const server = createServer(TIMEOUTS, (incoming, outgoing) => {
    const { socket } = incoming;
    socket.setTimeout(0);
    const handling = handle(incoming, outgoing).then(() => {
      if (unanswered.get(socket) === handling) unanswered.delete(socket);
    });
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
      await Promise.race([Promise.all(unanswered.values()), graceEnded()]);
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
  EADDRNOTAVAIL: (_, host) => `The host ${host} isn't an address of this machine: 127.0.0.1 always is.`,
  ENOTFOUND: (_, host) => `The host ${host} is not known: 127.0.0.1 is always one.`,
};

function graceEnded(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref());
}

async function answerTo(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: ReceivedRequest) => Promise<Answered>,
  rest: RestOfBody,
): Promise<Answered> {
  let request: ReceivedRequest;
  try {
    request = received(incoming, outgoing, rest);
  } catch {
    return refusal(400, "The request has a host, a path or a method that is none.");
  }
  return answer(request);
}

/** Sends an answer. Resolves once the next one may follow. */
async function send(outgoing: ServerResponse, answered: Answered): Promise<void> {
  if (isResponse(answered) || answered.cutBy) return sendNodeResponse(outgoing, await toResponse(answered));
  const { status, headers, text } = answered;
  const sent: string[] = [];
  for (const name of Object.keys(headers).sort()) sent.push(name, headers[name] as string);
  outgoing.writeHead(status, "", sent);
  if (outgoing.destroyed) return;
  outgoing.end(text);
  // As with a slow client: until then the server must not close the connection.
  if (!outgoing.writableFinished) await closed(outgoing);
}

function closed(outgoing: ServerResponse): Promise<unknown> {
  return new Promise((resolve) => outgoing.once("finish", resolve).once("close", resolve));
}
