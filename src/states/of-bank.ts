import type { CoreBank } from "../bank/bank.ts";
import { NotFoundError } from "../engine/errors.ts";
import { nearest } from "../engine/nearest.ts";
import { received } from "../engine/schema/expected.ts";
import { answerStates } from "./answers.ts";
import { changeStates } from "./changes.ts";
import { momentStates } from "./moments.ts";
import { countStates } from "./rows.ts";
import { sourceOf } from "./source.ts";
import type { State } from "./state.ts";
import { statusStates } from "./statuses.ts";
import { valueStates } from "./values.ts";

const GROUPS = [countStates, statusStates, valueStates, answerStates, changeStates, momentStates];

/** All states of a bank of this process. */
export function statesOf(bank: CoreBank): readonly State[] {
  const source = sourceOf(bank);
  return GROUPS.flatMap((group) => [...group(source)]);
}

/**
 * Puts a bank into the state with an id, and returns that state. Rejects with a NotFoundError for an id that its states do not have.
 *
 * @example const { pageTime } = await applyState(bank, "moments/leap-day");
 */
export async function applyState(bank: CoreBank, id: string): Promise<State> {
  await bank.ready;
  const all = statesOf(bank);
  const state = all.find((each) => each.id === id);
  if (!state)
    throw new NotFoundError(
      `There is no state ${received(id)} of this bank: the nearest is ${nearest(
        id,
        all.map((each) => each.id),
      )}.`,
    );
  await state.apply(bank);
  return state;
}
