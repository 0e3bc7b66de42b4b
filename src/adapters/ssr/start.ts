import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Bank } from "../../index.ts";
import { answerPages, refuseOthers } from "../forwarding/server.ts";
import { start as startInProcess } from "../node/index.ts";
import { createMcp } from "../server/mcp.ts";
import { loadDeliveries } from "../shared/webhooks.ts";
import { answerFetchAlways } from "./fetch.ts";
import { pages } from "./pages.ts";

/** Who may open the pages. */
export interface StartOptions {
  /**
   * Host names besides those of this machine under which the pages may be opened, without a port, such as "192.168.0.7"
   * for a phone. By default none.
   */
  readonly allowHosts?: readonly string[];
  /**
   * Origins besides those of this machine to which a bank with webhooks sends its deliveries, such as
   * "https://hooks.example.com". By default none.
   */
  readonly allowWebhooks?: readonly string[];
}

const WORKER = "mockServiceWorker.js";

/**
 * Lets a bank answer the requests that this server makes, and those of the pages that it serves, which reach it through
 * `handle` or `nodeHandler`. Call it before the server's first request. It goes on answering when a framework puts its own `fetch`
 * back after an edit. Throws an Error where the banks of a test runner's adapter answer.
 *
 * @example
 * if (process.env.NODE_ENV === "development") {
 *   const { start } = await import("sandbank/ssr");
 *   start(createBank({ baseUrl: "https://api.payments.invalid" }));
 * }
 */
export function start(bank: Bank, { allowHosts = [], allowWebhooks = [] }: StartOptions = {}): void {
  startInProcess(bank);
  answerFetchAlways(bank);
  // What it delivers is due later, so nothing waits for it.
  loadDeliveries(bank, { allow: allowWebhooks }).then((deliver) => deliver?.(bank), console.error);
  const answer = answerPages({ bank: () => bank, allowHosts });
  const mcp = createMcp(
    ({ oneBank, servedBank }) => oneBank(servedBank(bank, "in the server")),
    // Found from the project, because a bundler has moved this file.
    join(process.cwd(), "package.json"),
  );
  pages.answer = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith(`/${WORKER}`)) return workerScript();
    if (!pathname.endsWith("/mcp")) return answer(request);
    return refuseOthers(request, allowHosts, "application/json") ?? mcp(request);
  };
}

/** msw's script, from below the path of the pages, for all of them. */
async function workerScript(): Promise<Response> {
  // Found from the project, because a bundler has moved this file.
  const script = createRequire(join(process.cwd(), "package.json")).resolve(`msw/${WORKER}`);
  return new Response(await readFile(script), {
    headers: {
      "Content-Type": "text/javascript",
      "Cache-Control": "no-cache",
      "Service-Worker-Allowed": "/",
    },
  });
}
