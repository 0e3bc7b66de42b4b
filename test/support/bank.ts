import { type BankOptions, createBank } from "../../src/index.ts";
import { MONDAY } from "./monday.ts";

export { MONDAY };

/** A bank with its clock paused on a Monday afternoon until a test moves it. */
export function mondayBank(options: BankOptions = {}) {
  return createBank({ ...options, clock: { start: MONDAY, paused: true, ...options.clock } });
}
