import type { CoreBank } from "sandbank/core";
import { messageOf } from "sandbank/internal";
import { answerBy } from "../send.ts";

const NO_WORKERS =
  "Service workers aren't available here, as in some private windows or without https. The bank answers this page's fetch calls, but not images or other tabs. For full support, open this page over https or on localhost.";

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
    return `The service worker couldn't be started, so the bank answers only requests from this page. Everything here still works, but fetch in the console goes to the network. ${reason}`;
  }
}
