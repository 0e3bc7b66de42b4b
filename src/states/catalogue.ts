import type { BankOptions, CoreBank } from "../bank/bank.ts";
import { answerStates } from "./answers.ts";
import { changeStates } from "./changes.ts";
import { momentStates } from "./moments.ts";
import { countStates } from "./rows.ts";
import { sourceOf } from "./source.ts";
import { chosenOf, type State, type StatesOptions } from "./state.ts";
import { statusStates } from "./statuses.ts";
import { valueStates } from "./values.ts";

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
export function states(
  of: CoreBank | BankOptions | StatesOptions = {},
  options?: StatesOptions,
): readonly State[] {
  if (options === undefined && isChoice(of)) return states({}, of);
  const source = sourceOf(of as CoreBank | BankOptions);
  const groups = [countStates, statusStates, valueStates, answerStates, changeStates, momentStates];
  return chosenOf(
    groups.flatMap((group) => [...group(source)]),
    options ?? {},
  );
}

function isChoice(of: object): of is StatesOptions {
  const names = Object.keys(of);
  return names.length > 0 && names.every((name) => name === "only" || name === "without");
}
