import type { Bank } from "../../index.ts";
import { start } from "../browser/index.ts";
import { startPage } from "../forwarding/page.ts";
import { relayTo } from "../forwarding/relay-page.ts";
import { reportStart, reportWarnings } from "../shared/console/console-report.ts";
import { handlerFor } from "../shared/msw/msw.ts";
import { addOwnHandlers, createHandlerList } from "../shared/msw/own-handlers.ts";
import { showPanel } from "../shared/show-panel.ts";
import { takeState } from "../shared/state-link.ts";
import { loadDeliveries } from "../shared/webhooks.ts";
import { bankOf, type Given } from "./bank-of.ts";
import type { Keep } from "./keep.ts";
import { setPageBank } from "./page-bank.ts";

export { keepAs } from "./keep.ts";
export { openLinks } from "./links.ts";

/** What the plugin gives to a page with a bank in it. */
interface PageSetup extends Given {
  /** The url of msw's worker script. */
  readonly worker: string;
  readonly panel: (() => Promise<unknown>) | undefined;
  readonly keep: Keep | undefined;
  /** Opens the links that the page's address has. */
  readonly links: ((bank: Bank) => Promise<void>) | undefined;
  /** Where the server sends deliveries on; undefined for a build. */
  readonly relay?: string | undefined;
}

/** What the plugin gives to a page whose bank is in the process of the dev server. */
interface ForwardingPageSetup {
  readonly endpoint: string;
  /** The url of msw's worker script. */
  readonly worker: string;
  readonly panel?: () => Promise<unknown>;
}

/** Loads a script of the page once the bank has started and the scripts before it have loaded. */
export type AfterStart = (load: () => Promise<unknown>) => void;

/**
 * Starts the bank of `sandbank/vite`; the plugin's module calls this, your code does not need to.
 * The bank is on the page's global object as `sandbank`, for the console.
 */
export function createStarter({ worker, panel, keep, links, relay, ...given }: PageSetup): AfterStart {
  const starting = async () => {
    const bank = bankOf(given);
    // What its scenario does comes before the start.
    reportWarnings(bank);
    // Before the worker starts, so that no request of the page is answered by the state before.
    if (keep) await keep(bank);
    await takeState(bank);
    const own = ownHandlers();
    const working = await start({ handlers: [own.first, ...bank.handlers] }, { url: worker });
    await bank.ready;
    addOwnHandlers(bank, own.list, working);
    const deliver = await loadDeliveries(bank, { deliver: relay === undefined ? undefined : relayTo(relay) });
    if (deliver && keep && navigator.locks) inOneTab(() => deliver(bank));
    else deliver?.(bank);
    reportStart(bank, (address) => `${address} in this page`);
    setPageBank(bank);
    if (panel) await showPanel(panel, bank);
    if (links) await links(bank);
  };
  let last: Promise<unknown> = starting();
  return (load) => {
    // Where the bank has not started the app must not run: its requests would go to the real service.
    last = last.then(load);
  };
}

/**
 * Lets the bank in the dev server's process answer the requests of this page; the plugin's module calls this where there
 * is no index.html. The bank is on the page's global object as `sandbank`, and its calls return promises.
 */
export async function startForwarding({ endpoint, worker, panel }: ForwardingPageSetup): Promise<void> {
  const own = ownHandlers();
  const { bank, ...working } = await startPage({ endpoint, url: worker });
  working.worker.use(own.first);
  addOwnHandlers(bank, own.list, working);
  setPageBank(bank);
  if (panel) await showPanel(panel, bank);
}

/** Of the tabs that share a kept bank one sends its deliveries, and another once that is gone. */
function inOneTab(begin: () => void): void {
  void navigator.locks.request("sandbank:deliveries", () => {
    begin();
    return new Promise(() => undefined);
  });
}

/** Handlers of the user's own, and the one that asks them before the bank's. */
function ownHandlers() {
  const list = createHandlerList();
  return {
    list,
    first: handlerFor(list.answer, () => !list.isEmpty),
  };
}
