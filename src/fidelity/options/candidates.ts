import type { Difference } from "../compare/compare.ts";
import type { Exchange } from "../exchange.ts";
import { NOT_VISIBLE } from "./not-visible.ts";
import { type OptionLeaf, optionLeaves } from "./option-leaves.ts";
import { valuesFor } from "./option-values.ts";

/** An option that says something about the service, with the values that would be worth a try. */
export interface Candidate extends OptionLeaf {
  readonly values: readonly unknown[];
}

/**
 * Lists each option of `createBank` that a recording may show, with the values that it suggests for it: each of a few words, and
 * for numbers, texts and lists what occurs in the exchanges that differ. Those of one subject come before `strict`, which has many.
 */
export function candidates(
  exchanges: readonly Exchange[],
  differing: readonly Difference[],
  errorBodies: readonly unknown[],
): readonly Candidate[] {
  const leaves = optionLeaves().filter(
    ({ option }) => !Object.hasOwn(NOT_VISIBLE, option.split(".", 1)[0] ?? ""),
  );
  const all = leaves.map((leaf) => ({ ...leaf, values: valuesFor(leaf, exchanges, differing, errorBodies) }));
  const isBroad = ({ option }: Candidate) => option === "strict";
  return [...all.filter((each) => !isBroad(each)), ...all.filter(isBroad)];
}
