import type { Bank } from "../bank.ts";
import { internalsOf } from "../internals.ts";
import type { Snapshot } from "../snapshot.ts";
import { readRecipe } from "./read-recipe.ts";
import { recorderOf } from "./record.ts";
import { replay } from "./replay.ts";
import type { Recipe } from "./types.ts";

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
export async function openRecipe(bank: Pick<Bank, "ready">, recipe: unknown): Promise<OpenedRecipe> {
  const checked = readRecipe(recipe);
  const { snapshot, hash, refused } = await replay(internalsOf(bank), checked);
  await putInto(bank, snapshot, checked);
  return { isSame: hash === checked.hash, refused };
}

/**
 * Puts a bank into a state that a bank of its options has been in, in one turn. The state is known to be valid, and `start`
 * says how it came to be.
 */
export async function putInto(
  bank: Pick<Bank, "ready">,
  snapshot: Snapshot,
  { clock, ...start }: Pick<Recipe, "clock"> & Partial<Pick<Recipe, "from" | "calls">>,
): Promise<void> {
  const { engine } = internalsOf(bank);
  await bank.ready;
  await engine.queue.run(
    () => {
      const { at, paused, speed } = clock;
      engine.state.restart({ ...snapshot, clock: { at, since: paused ? null : at, speed } });
      const { from, calls = [] } = start;
      if (from) recorderOf(engine)?.adopt({ from, calls });
      engine.events.emit("reset");
    },
    () => ({ kind: "restore" }),
  );
}
