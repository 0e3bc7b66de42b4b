import type { Bank } from "../../src/index.ts";
import type { Client } from "../support/call.ts";

/** The base url of the bank under test. Only the bank answers there. */
export const BASE_URL = "https://bank.test";

/**
 * One statement that must hold over every transport: through `bank.fetch`, through `setupServer` in Node, through a
 * service worker in a browser. It runs with a new bank.
 */
export interface ConformanceCase {
  readonly name: string;
  /** Calls through `client` and expects the answers; `bank` is there to move its clock and the like. */
  readonly run: (client: Client, bank: Bank) => Promise<void>;
}
