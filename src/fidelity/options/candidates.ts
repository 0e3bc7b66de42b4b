import { isJsonObject } from "../../engine/schema/json-object.ts";
import type { Difference } from "../compare/compare.ts";
import type { Exchange } from "../exchange.ts";
import { type OptionLeaf, optionLeaves } from "./option-leaves.ts";
import type { OptionValue } from "./option-value.ts";
import { valuesFor } from "./option-values.ts";

/** An option that says something about the service, with the values that would be worth a try. */
export interface Candidate extends OptionLeaf {
  readonly values: readonly OptionValue[];
  /** Why it cannot be seen from outside; undefined when it can. */
  readonly hidden?: string;
}

const OF_THIS_BANK = "it is about a bank on this machine, and not about the service";

/** The options that no answer of a service shows. */
const HIDDEN: Readonly<Record<string, string>> = {
  baseUrl: "addresses are compared without what stands before /v1",
  apiKeys: "keys are never read from a recording",
  signatures: "signatures are never read from a recording",
  profile: "it only sets other options",
  reserved: "it lists values of your own tests",
  progress: "it is about tests: a service makes its steps as time passes",
  ...Object.fromEntries(
    [
      ...["seed", "clock", "scenario", "scenarios", "latency", "faults", "rateLimit"],
      ...["logSize", "logBytes", "record", "history", "control", "headers"],
    ].map((name) => [name, OF_THIS_BANK]),
  ),
};

/**
 * Lists each option of `createBank` with the values that the recording suggests for it: each of a few words, and for numbers,
 * texts and lists what occurs in the exchanges that differ. Those of one subject come before `strict`, which has many.
 */
export function candidates(
  exchanges: readonly Exchange[],
  differing: readonly Difference[],
  errorBodies: readonly OptionValue[],
): readonly Candidate[] {
  const all = optionLeaves().map((leaf): Candidate => {
    const hidden = Object.entries(HIDDEN).find(([name]) => leaf.option.split(".")[0] === name)?.[1];
    return hidden === undefined
      ? { ...leaf, values: valuesFor(leaf, exchanges, differing, errorBodies) }
      : { ...leaf, values: [], hidden };
  });
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
