import { start } from "sandbank/browser";
import type { CoreBank } from "sandbank/core";
import { isControlPath, withHandlers } from "sandbank/internal";

/** Lets the bank answer this page through msw's service worker, which is beside the page. */
export async function startWorker(bank: CoreBank): Promise<void> {
  const worker = new URL("mockServiceWorker.js", document.baseURI);
  await start(withHandlers(bank, isControlPath), {
    url: worker.pathname,
    scope: new URL(".", worker).pathname,
  });
}
