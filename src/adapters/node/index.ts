import "../shared/needs-node.ts";
import * as library from "msw/node";
import { reportStart, reportWarnings } from "../shared/console/console-report.ts";
import type { BankHandlers } from "../shared/msw/msw.ts";
import { type Listening, startServer } from "../shared/msw/start-server.ts";

export type { Listening } from "../shared/msw/start-server.ts";

/**
 * Lets a bank answer the requests this Node process makes. Requests that are not the bank's go to
 * the network. A second bank takes the place of the first, with a line in the console; the same bank again changes
 * nothing. Throws an Error where the banks of a test runner's adapter answer.
 *
 * @example const { stop } = start(createBank({ baseUrl: "https://api.example.com" }));
 */
export function start(bank: BankHandlers): Listening {
  const listening = startServer(library, bank);
  reportWarnings(bank);
  reportStart(bank, (address) => `${address} in this process`);
  return listening;
}
