import "../shared/needs-node.ts";
import * as library from "msw/node";
import { describeBank, forward } from "../forwarding/ask.ts";
import { candidatesOf } from "../forwarding/candidates.ts";
import type { Description } from "../forwarding/message.ts";
import { handlerFor } from "../shared/msw/msw.ts";
import { startServer } from "../shared/msw/start-server.ts";

/**
 * Lets the bank of a framework's own process answer the requests of this one, in which the framework runs the server of the app, as Nitro
 * does. The module of Nuxt and the plugin for Vite make that server call it; your code does not need to.
 */
export function startForwarding(address: string): void {
  const endpoint = new URL(address);
  let known: Promise<Description> | undefined;
  const describe = () => {
    known ??= describeBank(endpoint).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  const answer = async (request: Request) => {
    const { baseUrl, paths } = await describe();
    return candidatesOf(baseUrl, paths)(request.url) ? forward(endpoint, request) : undefined;
  };
  startServer(library, { handlers: [handlerFor(answer)] }, "adapter");
}
