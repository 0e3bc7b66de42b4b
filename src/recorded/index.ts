import { recordCalls } from "../bank/recipe/record.ts";
import type { Recipe } from "../bank/recipe/types.ts";
import type { Snapshot } from "../index.ts";
import type { Resources } from "./rows.ts";
import { scenarioSource } from "./source.ts";

/** A bank whose calls are recorded. */
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
    "Rows are created all the time, so that no moment can be saved: try again when it is quieter.",
  );
}

/**
 * The same for a bank whose calls may not be recorded yet: they are from then on, and undefined is the answer. Rejects with
 * the bank's NotFoundError for one that is not in this process.
 */
export async function savedScenario(
  bank: RecordedBank,
  name: string,
): Promise<Awaited<ReturnType<typeof recordedScenario>> | undefined> {
  try {
    return await recordedScenario(bank, name);
  } catch (error) {
    if (!isNotRecorded(error)) throw error;
    await recordCalls(bank).catch(() => Promise.reject(error));
    return undefined;
  }
}

/** By name, for a bank of another copy of the package has a class of its own. */
function isNotRecorded(error: unknown): boolean {
  return error instanceof Error && error.name === "NotFoundError";
}

function nextIds({ tables }: Snapshot): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(tables).map(([collection, { next }]) => [collection, next]));
}
