import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A request that a receiver got. */
export interface Got {
  readonly path: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A receiver of this machine until the test ends: it notes what it gets, and answers as `respond` does, by default with 204. */
export async function receiver(
  respond: (response: ServerResponse, got: Got) => void = (response) => void response.writeHead(204).end(),
) {
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    const one = { path: request.url, headers: request.headers, body };
    got.push(one);
    respond(response, one);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** An address of this machine at which nothing listens. */
export async function noReceiver(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
