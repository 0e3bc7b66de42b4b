import type { Bank } from "../../src/index.ts";
import type { Client } from "../support/call.ts";

/** Where the bank of the conformance suite lives. Nothing answers there but the bank. */
export const BASE_URL = "https://bank.test";

/**
 * One thing that holds whichever way a request reaches the bank: through `bank.fetch`, through
 * `setupServer` in Node, through a service worker in a browser. It runs with a new bank.
 */
export interface ConformanceCase {
  readonly name: string;
  /** Calls through `client` and expects the answers; `bank` is there to move its clock and the like. */
  readonly run: (client: Client, bank: Bank) => Promise<void>;
}
