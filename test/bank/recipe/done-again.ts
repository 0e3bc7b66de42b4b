import { expect } from "vitest";
import { scenarioNamed } from "../../../fixtures/scenarios.ts";
import { openRecipe } from "../../../src/bank/recipe/open.ts";
import { mondayBank } from "../../support/bank.ts";

/** Expects of a scenario that its recipe leads to its state. */
export async function expectDoneAgain(name: string): Promise<void> {
  const bank = mondayBank({ record: true, clock: { start: "2025-01-02T15:00:00Z" } });
  await scenarioNamed(name)(bank);
  const recipe = JSON.parse(JSON.stringify(await bank.recipe()));
  const copy = mondayBank({ clock: { start: "2025-01-02T15:00:00Z" } });
  expect(await openRecipe(copy, recipe)).toEqual({ isSame: true, refused: [] });
  expect(JSON.stringify(copy.snapshot())).toBe(JSON.stringify(bank.snapshot()));
}
