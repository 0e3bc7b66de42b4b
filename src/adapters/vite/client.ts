import { type Bank, type BankOptions, createBank } from "../../index.ts";
import { start } from "../browser/index.ts";

/** What the plugin hands over to the page. */
interface Handover {
  /** The exports of the module that the user named, or the options themselves as its default. */
  readonly given: Readonly<Record<string, unknown>>;
  /** What the user calls it. */
  readonly named: string;
  readonly worker: string;
  readonly panel: (() => Promise<unknown>) | undefined;
}

/** Loads a script of the page once the bank has started, and those before it have loaded. */
export type AfterStart = (load: () => Promise<unknown>) => void;

/**
 * Starts the bank of `sandbank/vite`; its module calls this, you need not. The bank is on the
 * page's global object as `sandbank`, for the console.
 */
export function createStarter({ given, named, worker, panel }: Handover): AfterStart {
  const starting = async () => {
    const bank = bankOf(given, named);
    await start(bank, { url: worker });
    await bank.ready;
    Object.assign(globalThis, { sandbank: bank });
    if (panel) await show(panel, bank);
  };
  let last: Promise<unknown> = starting();
  return (load) => {
    // Where the bank has not started the app must not run: its requests would go to the real service.
    last = last.then(load);
  };
}

function bankOf(given: Handover["given"], named: string): Bank {
  const found = given.default ?? given.bank ?? given.options;
  if (typeof found !== "object" || found === null) {
    throw new TypeError(
      `${named} must export a bank or its options, as its default or under the name bank or options.`,
    );
  }
  return "handlers" in found ? (found as Bank) : createBank(found as BankOptions);
}

async function show(panel: () => Promise<unknown>, bank: Bank): Promise<void> {
  await panel();
  document.body.append(Object.assign(document.createElement("sandbank-panel"), { bank }));
}
