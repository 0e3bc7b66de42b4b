import { findInternals } from "../../bank/internals.ts";
import type { Bank } from "../../index.ts";
import { reportStart, reportWarnings } from "../shared/console/console-report.ts";
import type { BankHandlers } from "../shared/msw/msw.ts";
import { startWorker, type WorkerOptions, type Working } from "../shared/msw/start-worker.ts";
import { takeState } from "../shared/state-link.ts";

export type { WorkerOptions, Working } from "../shared/msw/start-worker.ts";

/**
 * Lets a bank answer the requests this page makes, through msw's service worker. Requests that are
 * not the bank's go to the network. A second bank takes the place of the first, with a line in the console; the same bank
 * again changes nothing. A bank takes the state that the page's address names, as `stateLink` of `sandbank/states` writes it, before it
 * answers. Rejects with an Error when the worker's script is not found, when the worker does not control
 * the page, or where the banks of an adapter answer.
 *
 * @example const { stop } = await start(createBank(), { url: "/mockServiceWorker.js" });
 */
export async function start(bank: BankHandlers, options: WorkerOptions = {}): Promise<Working> {
  reportWarnings(bank);
  if (isBank(bank)) await takeState(bank);
  const working = await startWorker(bank, options);
  reportStart(bank, (address) => `${address} in this page`);
  return working;
}

function isBank(bank: object): bank is Pick<Bank, "fetch"> {
  return findInternals(bank) !== undefined;
}
