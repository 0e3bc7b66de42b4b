import "../shared/needs-node.ts";
import type { Bank } from "../../index.ts";
import { type StartOptions, start as startInServer } from "../ssr/start.ts";

export type { StartOptions } from "../ssr/start.ts";

/**
 * Lets a bank answer the requests that the Next server makes, and those of its pages. Call it in `register` of
 * `instrumentation.ts`. It goes on answering when Next puts its own `fetch` back after an edit. Throws an Error where the
 * banks of a test runner's adapter answer.
 *
 * @example
 * export async function register() {
 *   if (process.env.NODE_ENV === "development" && process.env.NEXT_RUNTIME === "nodejs") {
 *     const { start } = await import("sandbank/next");
 *     const { bank } = await import("./bank");
 *     start(bank);
 *   }
 * }
 */
export function start(bank: Bank, options?: StartOptions): void {
  startInServer(bank, options);
}
