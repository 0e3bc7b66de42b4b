import { type CoreBank, createBank, type OwnResources } from "../../../core.ts";
import { readPage } from "../../server/page-files.ts";
import { type ServeOptions, type ServingOf, serveBank } from "../../server/serve.ts";
import { bankOf } from "../../shared/failure/bank-of.ts";
import type { FailureFile } from "../../shared/failure/types.ts";
import { createChangeEvents } from "./change-events.ts";

/** The file, and the events that tell its page of calls. Below the control, so that pages of other origins get neither. */
const FILE_PATH = "/_sandbank/failure";
const EVENTS_PATH = "/_sandbank/moves";

/** A file as it was written, with the order of which its hash was made. */
const asJson = (json: string) => new Response(json, { headers: { "Content-Type": "application/json" } });

/**
 * Serves the bank of a failed test, and at `/` the page that shows it. Rejects with an Error in one line when this version
 * has no such bank, and as `serve` does.
 */
export async function serveFailure(
  { file, json, own }: { readonly file: FailureFile; readonly json: string; readonly own: OwnResources },
  options: Pick<ServeOptions, "port">,
): Promise<Pick<ServingOf<CoreBank>, "url" | "close">> {
  const page = readPage("failure", "/");
  const bank = await bankOf(file, own);
  const changes = createChangeEvents();
  const fetch: CoreBank["fetch"] = async (input, init) => {
    const request = input instanceof Request && !init ? input : new Request(input, init);
    const { pathname } = new URL(request.url);
    const isRead = request.method === "GET";
    if (isRead && pathname === FILE_PATH) return asJson(json);
    if (isRead && pathname === EVENTS_PATH) return changes.stream(request.signal);
    const response = (isRead ? page(pathname) : undefined) ?? (await bank.fetch(request));
    // Reads of the control change nothing; the page itself sends them after each event.
    if (!isRead || pathname.startsWith("/v1")) changes.send();
    return response;
  };
  const server = await serveBank(createBank, { ...bank, fetch }, options);
  return {
    url: server.url,
    async close() {
      changes.close();
      await server.close();
      await bank.dispose();
    },
  };
}
