import type { IncomingMessage, ServerResponse } from "node:http";
import { sendNodeResponse } from "srvx/node";
import { toRequest } from "./node-request.ts";

/** Sends what answers a request of Node's. */
export async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  await sendNodeResponse(outgoing, await answer(toRequest(incoming, outgoing)));
}
