import type { CoreBank } from "sandbank/core";
import { messageOf } from "sandbank/internal";
import { answerBy } from "../send.ts";

const NO_WORKERS =
  "This browser has no service workers here, as in some private windows and on addresses without https. The bank answers what this page fetches; images and other tabs do not reach it. Open the page by https, or on localhost, to have all of it.";

/**
 * Lets the bank answer this page: by the service worker where there is one, else inside the page. Resolves with what the visitor
 * has to know of it, or undefined.
 */
export async function startAnswering(bank: CoreBank): Promise<string | undefined> {
  try {
    // Loading msw fails already where the page may store nothing.
    const { startWorker } = await import("./worker.ts");
    await startWorker(bank);
    return navigator.serviceWorker ? undefined : NO_WORKERS;
  } catch (error) {
    answerBy(bank);
    const reason = messageOf(error);
    return `The service worker could not be started, so the bank answers this page by bank.fetch, and only what the page itself sends. All pages here work; a fetch in the console goes to the network. ${reason}`;
  }
}
