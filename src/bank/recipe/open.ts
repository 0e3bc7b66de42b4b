import type { Recipe } from "../api/recipe.ts";
import type { CoreBank } from "../bank.ts";
import { type Internals, internalsOf } from "../internals.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { snapshotAfter } from "../turns/delta.ts";
import { type CheckedRecipe, readRecipe } from "./read-recipe.ts";
import { recorderOf } from "./recorders.ts";
import { type Replayed, replay, startOf } from "./replay.ts";
import { stateHash } from "./state-hash.ts";
import type { Difference } from "./ways.ts";

/** What became of a recipe. */
export interface OpenedRecipe {
  /** Whether the state is the one that the recipe was taken of. */
  readonly isSame: boolean;
  /** A sentence for each call that was refused on the way. */
  readonly refused: readonly string[];
}

/**
 * Puts a bank into the state that a recipe leads to, in one turn; its log stays. Rejects with a RecipeError or a
 * SnapshotError, and changes nothing, when the recipe is none or cannot begin in this bank.
 *
 * @example const { isSame, refused } = await openRecipe(bank, JSON.parse(text));
 */
export async function openRecipe(bank: Pick<CoreBank, "ready">, recipe: unknown): Promise<OpenedRecipe> {
  return openCheckedRecipe(bank, readRecipe(recipe));
}

/** The same for a recipe that was read. */
export async function openCheckedRecipe(
  bank: Pick<CoreBank, "ready">,
  checked: CheckedRecipe,
): Promise<OpenedRecipe> {
  const internals = internalsOf(bank);
  const replayed = await replay(internals, checked);
  await bank.ready;
  await takeOver(internals, replayed, checked);
  return { isSame: replayed.hash === checked.hash, refused: replayed.refused };
}

/**
 * Puts a bank into a state given as a whole or as its difference from a scenario, at a clock, in one turn. Both are
 * unchecked. Returns the hash of the state. Rejects with a RecipeError or a SnapshotError, changing nothing, when the bank
 * refuses it, and with a TypeError for a difference that is none of this scenario.
 */
export async function openState(
  bank: Pick<CoreBank, "ready">,
  state: { readonly snapshot: Snapshot } | Difference,
  clock: Recipe["clock"],
): Promise<string> {
  const internals = internalsOf(bank);
  const copy = await startOf(internals, "snapshot" in state ? { scenario: null, at: clock.at } : state.from);
  try {
    const whole = "snapshot" in state ? state.snapshot : snapshotAfter(copy.snapshot(), [state.delta]);
    await copy.restore({ ...whole, clock: { at: clock.at, since: null, speed: clock.speed } });
    const snapshot = copy.snapshot();
    await bank.ready;
    await takeOver(internals, { snapshot }, { clock });
    return stateHash(snapshot, clock);
  } finally {
    await copy.dispose();
  }
}

/** Takes over the state of a bank of the same options; `start` says how that came to be. */
function takeOver(
  { engine }: Internals,
  { snapshot }: Pick<Replayed, "snapshot">,
  { clock, from, calls = [] }: Pick<Recipe, "clock"> & Partial<Pick<Recipe, "from" | "calls">>,
): Promise<void> {
  const { at, paused, speed } = clock;
  return engine.queue.run(
    () => {
      engine.state.restart({ ...snapshot, clock: { at, since: paused ? null : at, speed } });
      if (from) recorderOf(engine)?.adopt({ from, calls });
      engine.events.emit("reset");
    },
    () => ({ kind: "restore" }),
  );
}
