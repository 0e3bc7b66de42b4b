import { type Bank, type BankOptions, createBank } from "../../index.ts";
import { start } from "../browser/index.ts";
import { reportWarnings } from "../shared/console-report.ts";
import type { Keep } from "./keep.ts";

export { keepAs } from "./keep.ts";
export { openLinks } from "./links.ts";

/** What the plugin gives to the page. */
interface PageSetup {
  /** The exports of the module that the user named, or the options themselves as its default. */
  readonly given: Readonly<Partial<Record<"default" | "bank" | "options", Bank | BankOptions>>>;
  /** The user's name for it, for error messages. */
  readonly named: string;
  /** The url of msw's worker script. */
  readonly worker: string;
  readonly panel: (() => Promise<unknown>) | undefined;
  readonly keep: Keep | undefined;
  /** Opens the links that the page's address has. */
  readonly links: ((bank: Bank) => Promise<void>) | undefined;
}

/** Loads a script of the page once the bank has started and the scripts before it have loaded. */
export type AfterStart = (load: () => Promise<unknown>) => void;

/**
 * Starts the bank of `sandbank/vite`; the plugin's module calls this, your code does not need to.
 * The bank is on the page's global object as `sandbank`, for the console.
 */
export function createStarter({ given, named, worker, panel, keep, links }: PageSetup): AfterStart {
  const starting = async () => {
    const bank = bankOf(given, named);
    // What its scenario does comes before the start.
    reportWarnings(bank);
    // Before the worker starts, so that no request of the page is answered by the state before.
    if (keep) await keep(bank);
    await start(bank, { url: worker });
    await bank.ready;
    Object.assign(globalThis, { sandbank: bank });
    if (panel) await show(panel, bank);
    if (links) await links(bank);
  };
  let last: Promise<unknown> = starting();
  return (load) => {
    // Where the bank has not started the app must not run: its requests would go to the real service.
    last = last.then(load);
  };
}

function bankOf(given: PageSetup["given"], named: string): Bank {
  const found = given.default ?? given.bank ?? given.options;
  // The types only describe what a user's module should export.
  if (typeof found !== "object" || found === null) {
    throw new TypeError(
      `${named} must export a bank or its options, as its default or under the name bank or options.`,
    );
  }
  return "handlers" in found ? found : createBank({ headers: true, ...found });
}

async function show(panel: () => Promise<unknown>, bank: Bank): Promise<void> {
  await panel();
  document.body.append(Object.assign(document.createElement("sandbank-panel"), { bank }));
}
