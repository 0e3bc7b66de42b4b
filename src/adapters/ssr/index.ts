import "../shared/needs-node.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import { respond } from "../server/respond.ts";
import { answerPage } from "./answer.ts";

export { type StartOptions, start } from "./start.ts";

/**
 * Answers the pages of this server: what they ask its bank, and the worker's script. Mount it at "/sandbank" and below, or at the
 * `endpoint` of `startPage`. Without a bank, as in production, it answers 404.
 *
 * @example app.all("/sandbank/*", ({ req }) => handle(req.raw)); // Hono; the same for "/sandbank"
 */
export function handle(request: Request): Promise<Response> {
  return answerPage(request, "start() of sandbank/ssr before its first request");
}

/**
 * Answers the pages as `handle` does, for a server of `node:http`, Express or Connect. Mount it before what reads bodies.
 *
 * @example app.use("/sandbank", nodeHandler); // Express
 */
export async function nodeHandler(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  await respond(incoming, outgoing, handle);
}
