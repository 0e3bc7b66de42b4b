import * as z from "zod/mini";
import { MAX_PARTS } from "../../engine/http/body/multipart.ts";
import { MOST_LEVELS, nestsDeeperThan } from "../../engine/schema/nesting.ts";
import { inEnglish } from "../../engine/schema/zod/in-english.ts";
import { MAX_SPEED } from "../../engine/time/clock.ts";
import { FIRST, LAST } from "../../engine/time/instant.ts";
import type { Recipe } from "../api/recipe.ts";

/** A recipe that this bank does not take; it has changed nothing. */
export class RecipeError extends Error {
  override readonly name = "RecipeError";
}

/** A bank time, milliseconds. */
export const at = z.int().check(z.minimum(FIRST), z.maximum(LAST));
const running = { paused: z.boolean(), speed: z.number().check(z.positive(), z.maximum(MAX_SPEED)) };
const object = z.record(z.string(), z.unknown());
/** A scenario by its name, null for none, and when it ends. */
export const FromScenario = z.strictObject({ scenario: z.nullable(z.string()), at });
/** The clock of a bank at one moment. */
export const ClockNow = z.strictObject({ at, ...running });

const Part = z.strictObject({
  name: z.string(),
  type: z.string(),
  fileName: z.optional(z.string()),
  size: z.int().check(z.minimum(0)),
  text: z.optional(z.string()),
});

/** Endpoints alone: a path such as "/v1/../_sandbank/reset" would lead to the control. */
const request = z.string().check(
  z.regex(/^(GET|POST|PATCH|DELETE) \/[^\s/\\]\S*$/),
  z.refine((text) => isDirect(text) && !isControl(pathnameOf(text)), {
    error: "Invalid path: it leads to no endpoint",
  }),
);

/** Whether a path leads where it says. */
function isDirect(text: string): boolean {
  return pathnameOf(text) === text.slice(text.indexOf(" ") + 1).split(/[?#]/, 1)[0];
}

function isControl(path: string): boolean {
  return path.split("/")[1] === "_sandbank";
}

function pathnameOf(text: string): string {
  return URL.parse(text.slice(text.indexOf(" ") + 1), "http://localhost")?.pathname ?? "";
}

const Call = z.union([
  z.strictObject({
    at,
    request,
    body: z.optional(object),
    form: z.optional(z.array(Part).check(z.maxLength(MAX_PARTS))),
    times: z.optional(z.literal(2)),
    id: z.optional(z.string()),
  }),
  z.strictObject({
    at,
    simulate: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]*\/(?!\.{1,2}\/).+\/[\w-]+$/)),
    with: z.optional(object),
  }),
  z.strictObject({ at, advance: at }),
  z.strictObject({ at, clock: z.strictObject(running) }),
  z.strictObject({ at, progress: object }),
]);

/** What holds of every recipe; the bank to which it is given checks the rest. */
const Schema = z.object({
  format: z.literal("sandbank-recipe"),
  version: z.literal(1),
  from: z.union([FromScenario, z.strictObject({ snapshot: object })]),
  calls: z.array(Call),
  clock: ClockNow,
  hash: z.string(),
});

/** What of a recipe says how the state came to be. */
export type CheckedRecipe = Pick<Recipe, "from" | "calls" | "clock" | "hash">;

/** Reads a recipe that may be of anyone. Throws a {@link RecipeError} that says where it is none. */
export function readRecipe(value: unknown): CheckedRecipe {
  const parsed = Schema.safeParse(value, inEnglish);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new RecipeError(
      `The recipe doesn't fit this version of Sandbank: at ${issue?.path.join(".") || "the top"}: ${issue?.message}`,
    );
  }
  const { from, calls, clock, hash } = parsed.data;
  const latest = calls.reduce((before, call, index) => {
    if (call.at < before)
      throw new RecipeError(`The recipe is invalid: its call ${index + 1} is before the one before it.`);
    return "advance" in call ? Math.max(call.at, call.advance) : call.at;
  }, FIRST);
  if (clock.at < latest) throw new RecipeError("The recipe is invalid: it ends before its last call.");
  if (nestsDeeperThan(MOST_LEVELS, calls))
    throw new RecipeError(`The recipe is invalid: its calls nest more than ${MOST_LEVELS} levels deep.`);
  // The bank that restores the snapshot checks it.
  return { from, calls, clock, hash } as CheckedRecipe;
}
