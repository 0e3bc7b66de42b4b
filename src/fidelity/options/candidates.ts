import type { BankOptions } from "../../bank/bank.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import type { Difference } from "../compare/compare.ts";
import type { Exchange } from "../exchange.ts";
import { type OptionLeaf, optionLeaves } from "./option-leaves.ts";
import { type OptionValue, valuesFor } from "./option-values.ts";

/** An option that says something about the service, with the values that would be worth a try. */
export interface Candidate extends OptionLeaf {
  readonly values: readonly OptionValue[];
}

/** The options that no answer of a service shows: those about a bank on this machine, and those that a recording leaves out. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set<keyof BankOptions>([
  ...(["baseUrl", "apiKeys", "signatures", "profile", "reserved", "progress"] as const),
  ...(["seed", "clock", "scenario", "scenarios", "latency", "faults", "rateLimit"] as const),
  ...(["logSize", "logBytes", "record", "history", "control", "headers"] as const),
]);

/**
 * Lists each option of `createBank` that a recording may show, with the values that it suggests for it: each of a few words, and
 * for numbers, texts and lists what occurs in the exchanges that differ. Those of one subject come before `strict`, which has many.
 */
export function candidates(
  exchanges: readonly Exchange[],
  differing: readonly Difference[],
  errorBodies: readonly OptionValue[],
): readonly Candidate[] {
  const leaves = optionLeaves().filter(({ option }) => !WITHOUT_EFFECT.has(option.split(".", 1)[0] ?? ""));
  const all = leaves.map((leaf) => ({ ...leaf, values: valuesFor(leaf, exchanges, differing, errorBodies) }));
  const isBroad = ({ option }: Candidate) => option === "strict";
  return [...all.filter((each) => !isBroad(each)), ...all.filter(isBroad)];
}

/** Options with one of them set. A group that was null becomes one of that option alone. */
export function withOption<Options extends object>(options: Options, path: string, value: unknown): Options {
  const [name = "", ...inner] = path.split(".");
  const own: unknown = Object.entries(options).find(([key]) => key === name)?.[1];
  const group = isJsonObject(own) ? own : {};
  return { ...options, [name]: inner.length === 0 ? value : withOption(group, inner.join("."), value) };
}

/** Names an option with its value: 'assumptions.statusCodes: "documented"'. */
export function optionText(option: string, { source }: Pick<OptionValue, "source">): string {
  return `${option}: ${source}`;
}
