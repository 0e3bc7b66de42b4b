import { type PageOptions, startPage as startInPage } from "../ssr/client.ts";

export type { PageOptions } from "../ssr/client.ts";

/**
 * Lets the bank of the Next server answer the requests of this page, those that its code makes at once too. Call it in
 * `instrumentation-client.ts`, where the bank is to be. Its bank is on the page's global object as `sandbank`, for the
 * console. Where the bank can't start, an error in the console says why, and requests that may be the bank's fail.
 *
 * @example if (process.env.NODE_ENV === "development") startPage({ panel: () => import("sandbank/panel") });
 */
export function startPage(options?: PageOptions): void {
  startInPage(options);
}
