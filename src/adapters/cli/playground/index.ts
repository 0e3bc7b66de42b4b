import { urlOf } from "../../../engine/http/bank-request.ts";
import { listen } from "../../server/http-server.ts";
import type { Flags } from "../flags.ts";
import { endOnSignal } from "../output.ts";
import { readPlayground } from "./files.ts";

/**
 * Serves the playground, at any free port by default, and prints its address. Its bank is in the page: the server has none, and
 * nothing of it needs a network. Rejects with an Error in one line.
 */
export async function playground(flags: Flags): Promise<void> {
  const answer = readPlayground();
  const { port = 0 } = flags.toServer();
  const { url, close } = await listen(async (request) => answer(urlOf(request).pathname), {
    port,
    host: "127.0.0.1",
  });
  endOnSignal(close);
  console.log(`Sandbank's playground is at ${url}`);
}
