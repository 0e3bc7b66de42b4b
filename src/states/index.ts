// Public entry `sandbank/states`.

import type { BankOptions, CoreBank } from "../bank/bank.ts";
import { bankOf } from "../bank/bank-kind.ts";
import { serviceFactory } from "../bank/create-bank.ts";
import { findInternals } from "../bank/internals.ts";
import { REGISTRY } from "../registry.ts";
import { statesOf } from "./of-bank.ts";
import { chosenOf, type State, type StatesOptions } from "./state.ts";

export { stateLink } from "./link.ts";
export { applyState } from "./of-bank.ts";

export type { PageTime, State, StateGroup, StatesOptions } from "./state.ts";

/** Makes a bank to describe: no request reaches it, and so no control of it. */
const createBank = serviceFactory(bankOf(REGISTRY), () => ({ answer: (request, others) => others(request) }));

/**
 * The states that a front end of a bank has to show, derived from its resources and operations, a team's own with them: rows, values,
 * answers, changes and moments. Without a bank or options they are those of a bank with the default options. Equal banks give equal
 * ids in the same order. Throws an OptionError for a name in `only` or `without` that chooses none.
 *
 * @example
 * for (const state of states({ only: ["answers"] })) {
 *   test(state.title, async ({ bank }) => {
 *     await state.apply(bank);
 *   });
 * }
 */
export function states(of?: CoreBank | BankOptions, options?: StatesOptions): readonly State[];
export function states(options: StatesOptions): readonly State[];
export function states(of: Given = {}, options: StatesOptions = isChoice(of) ? of : {}): readonly State[] {
  // Without its scenario, which would begin to play.
  const bank = isBank(of) ? of : createBank(isChoice(of) ? {} : { ...of, scenario: undefined });
  return chosenOf(statesOf(bank), options);
}

type Given = CoreBank | BankOptions | StatesOptions;

function isBank(of: Given): of is CoreBank {
  return findInternals(of) !== undefined;
}

function isChoice(of: Given): of is StatesOptions {
  const names = Object.keys(of);
  return names.length > 0 && names.every((name) => name === "only" || name === "without");
}
