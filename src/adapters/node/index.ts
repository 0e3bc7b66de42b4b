import * as library from "msw/node";
import { reportStart, reportWarnings } from "../shared/console-report.ts";
import type { BankHandlers } from "../shared/msw.ts";
import { type Listening, startServer } from "../shared/start-server.ts";

export type { Listening } from "../shared/start-server.ts";

/**
 * Lets a bank answer the requests this Node process makes. Requests that are not the bank's go to
 * the network. Throws an Error when another bank answers already, because msw has one interceptor in
 * a process.
 *
 * @example const { stop } = start(createBank({ baseUrl: "https://api.example.com" }));
 */
export function start(bank: BankHandlers): Listening {
  const listening = startServer(library, bank);
  reportWarnings(bank);
  reportStart(bank, (address) => `${address} in this process`);
  return listening;
}
