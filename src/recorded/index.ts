import type { Recipe } from "../bank/api/recipe.ts";
import type { Snapshot } from "../core.ts";
import type { Resources } from "./rows.ts";
import { scenarioSource } from "./source.ts";

export { copiedAs } from "./test/index.ts";

export interface RecordedBank {
  readonly resources: Resources;
  recipe(): Promise<Recipe>;
  snapshot(): Snapshot | Promise<Snapshot>;
}

/** More tries than it takes unless rows are created all the time. */
const TRIES = 10;

/**
 * What was done in a bank as a scenario: the text of the file, and the name that it exports, which is made of the one that
 * is asked for. Rejects with a NotFoundError for a bank whose calls are not recorded, and with an Error that says why when no
 * scenario can do what was done.
 */
export async function recordedScenario(
  bank: RecordedBank,
  name: string,
): Promise<{ readonly name: string; readonly source: string }> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = nextIds(await bank.snapshot());
    const recipe = await bank.recipe();
    const next = nextIds(await bank.snapshot());
    // A row that was created meanwhile would shift the ids of those before.
    if (JSON.stringify(before) === JSON.stringify(next))
      return scenarioSource(recipe, { name, resources: bank.resources, next });
  }
  throw new Error(
    "Rows keep changing, so the bank can't be saved right now: try again when it's quieter.",
  );
}

function nextIds({ tables }: Snapshot): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(tables).map(([collection, { next }]) => [collection, next]));
}
