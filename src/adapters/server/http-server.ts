import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { NodeHttp1Handler } from "srvx";
import { toNodeHandler } from "srvx/node";

/** A server that is listening. */
export interface HttpServer {
  readonly url: string;
  readonly port: number;
  /** Accepts no more requests, lets those in progress end, and closes every connection. */
  close(): Promise<void>;
}

/** The largest body; a snapshot of a hundred thousand rows is well below. */
const MAX_BYTES = 256 * 1024 * 1024;

/** How long requests in progress may take to end when the server closes. */
const GRACE_MS = 1000;

/**
 * Answers over HTTP with a fetch handler. Rejects with an Error when the port or the address is not
 * available.
 *
 * @example const { url, close } = await listen(() => new Response("Hello"), { port: 0, host: "127.0.0.1" });
 */
export async function listen(
  answer: (request: Request) => Promise<Response>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<HttpServer> {
  const inProgress = new Set<unknown>();
  // srvx types its handler for HTTP/2 as well.
  const handle = toNodeHandler((request) => (isTooLarge(request) ? tooLarge() : answer(request)), {
    maxRequestBodySize: MAX_BYTES,
  }) as NodeHttp1Handler;
  const server = createServer((incoming, outgoing) => {
    const handling = Promise.resolve(handle(incoming, outgoing))
      // The answer can't be written any more: the client has disconnected, or its body ended early.
      .catch(() => outgoing.destroy())
      .finally(() => inProgress.delete(handling));
    inProgress.add(handling);
  });
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

function isTooLarge(request: Request): boolean {
  return Number(request.headers.get("content-length") ?? 0) > MAX_BYTES;
}

function tooLarge(): Response {
  const error = `The body is above ${MAX_BYTES / 1024 / 1024} MiB, which is the most that this server accepts.`;
  return Response.json({ error }, { status: 413 });
}
