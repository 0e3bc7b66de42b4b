import type { Bank, RemoteBank } from "../../index.ts";
import type { OwnHandlers, OwnWorker } from "../shared/msw/own-handlers.ts";
import { singleton } from "../shared/platform.ts";

/** The bank of a page that `sandbank()` of Vite serves. Where it is in the dev server's process, its calls return promises. */
export type PageBank = (Bank | RemoteBank) & OwnHandlers & OwnWorker;

const ofPage = singleton<{ bank?: PageBank }>("vite-page", () => ({}));

/**
 * The bank of this page, with handlers of your own: `use` adds some in front of the bank's until the page is loaded again
 * or `resetHandlers` is called, and `worker` is msw's own. Undefined where there is none, such as in a production build,
 * into which this brings nothing else of the package.
 *
 * @example pageBank()?.use(http.get("https://fx.example.com/rates", () => HttpResponse.json({ EUR: 1.08 })));
 */
export function pageBank(): PageBank | undefined {
  return ofPage.bank;
}

/** Puts the bank on the page: for the app's modules, and as `sandbank` for the console. */
export function setPageBank(bank: PageBank): void {
  ofPage.bank = bank;
  Object.assign(globalThis, { sandbank: bank });
}
