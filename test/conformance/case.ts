import type { Bank } from "../../src/index.ts";
import type { Client } from "../support/call.ts";

/** The base url of the bank under test. Only the bank answers there. */
export const BASE_URL = "https://bank.test";

/** What a case uses of a bank, which may be in another process. */
interface CaseBank {
  readonly clock: { advance: (...args: Parameters<Bank["clock"]["advance"]>) => Promise<unknown> };
  readonly progress: { set: (...args: Parameters<Bank["progress"]["set"]>) => Promise<unknown> };
  readonly simulate: { readonly virtualCards: Pick<Bank["simulate"]["virtualCards"], "authorize"> };
  readonly outbox: { readonly entries: Bank["outbox"]["entries"] | Promise<Bank["outbox"]["entries"]> };
}

/**
 * One statement that must hold over every transport: through `bank.fetch`, through `setupServer` in Node, through a
 * service worker in a browser. It runs with a new bank.
 */
export interface ConformanceCase {
  readonly name: string;
  /** Calls through `client` and expects the answers; `bank` is there to move its clock and the like. */
  readonly run: (client: Client, bank: CaseBank) => Promise<void>;
}
