import { type BankOptions, createBank } from "../../src/index.ts";
import { MONDAY } from "./monday.ts";

export { MONDAY };

/** A bank with its clock paused on a Monday afternoon until a test moves it. */
export function mondayBank(options: BankOptions = {}) {
  return createBank({ ...options, clock: { start: MONDAY, paused: true, ...options.clock } });
}

/** The collections with timed steps, as messages list them. */
export const TIMED = Object.keys(createBank().progress.get()).join(", ");

/** The collections that can be read, as messages list them. */
export const READABLE = Object.keys(createBank().db).join(", ");
