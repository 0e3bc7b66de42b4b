import * as z from "zod/mini";
import type { Recipe } from "../bank/api/recipe.ts";
import { at, type CheckedRecipe, ClockNow, FromScenario, readRecipe } from "../bank/recipe/read-recipe.ts";
import type { Difference } from "../bank/recipe/ways.ts";
import type { Snapshot } from "../bank/snapshot/snapshot.ts";
import { isJsonObject } from "../engine/schema/json-object.ts";
import { LINK_VERSION, whyTooMuch } from "./content.ts";

/** The content of a link in one of its forms; the bank that it is opened in checks the states and calls. */
export interface ReadContent {
  readonly options: Readonly<Record<string, string>>;
  readonly clock: Recipe["clock"];
  readonly hash: string;
  readonly form:
    | { readonly name: "recipe"; readonly recipe: CheckedRecipe }
    | { readonly name: "difference"; readonly state: Difference }
    | { readonly name: "snapshot"; readonly state: { readonly snapshot: Snapshot } };
}

const object = z.record(z.string(), z.unknown());

const Common = z.object({
  // Their names may be shown.
  options: z
    .record(z.string().check(z.maxLength(100)), z.string())
    .check(z.refine((given) => Object.keys(given).length <= 100)),
  clock: ClockNow,
  hash: z.string(),
});
const Recipes = z.object({ recipe: z.strictObject({ from: FromScenario, calls: z.array(object) }) });
const Differences = z.object({
  difference: z.strictObject({ from: FromScenario, delta: z.looseObject({ at }) }),
});
const Snapshots = z.object({ snapshot: z.custom<Snapshot>(isJsonObject) });

/** Reads the text of a link. Throws an Error that says what is wrong with it, as the end of a sentence. */
export function readContent(text: string): ReadContent {
  const value: unknown = JSON.parse(text);
  const { version } = z.catch(z.object({ version: z.unknown() }), { version: undefined }).parse(value);
  if (version !== LINK_VERSION) throw new Error("another version of Sandbank has made it");
  const common = Common.parse(value);
  const { data: recipes } = Recipes.safeParse(value);
  if (recipes) {
    const { clock, hash } = common;
    const recipe = readRecipe({ format: "sandbank-recipe", version: 1, ...recipes.recipe, clock, hash });
    const tooMuch = whyTooMuch(recipe.calls);
    if (tooMuch !== undefined) throw new Error(tooMuch);
    return { ...common, form: { name: "recipe", recipe } };
  }
  const { data: differences } = Differences.safeParse(value);
  // What the delta makes of the scenario's state is checked as a whole.
  if (differences)
    return { ...common, form: { name: "difference", state: differences.difference as Difference } };
  const { snapshot } = Snapshots.parse(value);
  return { ...common, form: { name: "snapshot", state: { snapshot } } };
}
