import { type BankOptions, createBank } from "../../src/index.ts";

/** Monday 2 March 2026, 15:00 GMT; the banking days around it are ordinary ones. */
export const MONDAY = "2026-03-02T15:00:00.000Z";

/** A bank with its clock paused on a Monday afternoon until a test moves it. */
export function mondayBank(options: BankOptions = {}) {
  return createBank({ ...options, clock: { start: MONDAY, paused: true, ...options.clock } });
}
