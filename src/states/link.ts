import type { CoreBank } from "../bank/bank.ts";
import { NotFoundError } from "../engine/errors.ts";
import { nearest } from "../engine/nearest.ts";
import { received } from "../engine/schema/expected.ts";
import { withPacked } from "../share/fragment.ts";
import { states } from "./catalogue.ts";
import type { State } from "./state.ts";

/**
 * The address of a page that shows a state: its bank takes the state before the app's first request. The place on the page, such as
 * "#/transfers", stays.
 *
 * @example stateLink("http://localhost:5173/#/transfers", "rows/achTransfers/none")
 */
export function stateLink(url: string | URL, id: string): string {
  return withPacked(String(url), encodeURIComponent(id), "state");
}

/**
 * Puts a bank into the state with an id, and returns that state. Rejects with a NotFoundError for an id that its states do not have.
 *
 * @example const { pageTime } = await applyState(bank, "moments/leap-day");
 */
export async function applyState(bank: CoreBank, id: string): Promise<State> {
  await bank.ready;
  const all = states(bank);
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
