import type { Recipe, RecipeCall } from "../bank/api/recipe.ts";
import type { Internals } from "../bank/internals.ts";
import { keptOptions } from "../bank/kept-options.ts";
import { hashOf } from "../bank/recipe/state-hash.ts";
import type { Difference } from "../bank/recipe/ways.ts";
import type { Snapshot } from "../bank/snapshot/snapshot.ts";

/** Raised by one with every change of what a link holds. */
export const LINK_VERSION = 1;

/** What a link holds, as JSON. */
export type Content = ContentOf<
  | { readonly recipe: Pick<Recipe, "from" | "calls"> }
  | { readonly difference: Difference }
  | { readonly snapshot: Snapshot }
>;

type ContentOf<Form> = Form & {
  readonly version: typeof LINK_VERSION;
  /** Those of the bank that decide what its state is: the hash of each that is not as by default. */
  readonly options: Readonly<Record<string, string>>;
  readonly clock: Recipe["clock"];
  readonly hash: string;
};

/** The hash of each option of a bank that decides what its state is and is not as by default. */
export function optionHashes(internals: Internals): Content["options"] {
  // The clock is in the link. A strict bank may refuse a call that another one takes.
  const { clock: _clock, ...kept } = keptOptions(internals);
  const own = {
    ...kept,
    ...(internals.engine.options.strict && { strict: internals.engine.options.strict }),
  };
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, hashOf(JSON.stringify(value)).slice(-5)]),
  );
}

/** The most calls of a link, which take about a second to make again. */
const MAX_CALLS = 10_000;
/** The most bytes of the files in them, which are made again too. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/**
 * Why a link cannot hold these calls, as the end of a sentence: a small link could otherwise take
 * hours to open. Undefined when it can.
 */
export function whyTooMuch(calls: readonly RecipeCall[]): string | undefined {
  if (calls.length > MAX_CALLS) return `it has more than ${MAX_CALLS} calls`;
  let size = 0;
  for (const call of calls)
    if ("request" in call) for (const part of call.form ?? []) size += part.text?.length ?? part.size;
  return size > MAX_FILE_BYTES ? `its files have more than ${MAX_FILE_BYTES} bytes` : undefined;
}
