import type { MakeCopy } from "./copy.ts";
import type { Engine } from "./runtime/engine.ts";
import type { ScenarioRunner } from "./scenarios/scenario-runner.ts";

/** What a bank does not show to its callers. */
export interface Internals {
  readonly engine: Engine;
  readonly runner: Pick<ScenarioRunner, "last" | "isPlaying" | "hold">;
  /** The options as they were given. */
  readonly given: object;
  /** The options that a bank has by default. */
  readonly defaults: () => object;
  readonly copy: MakeCopy;
}

const known = new WeakMap<object, Internals>();

/** Lets `internalsOf` find those of a bank. */
export function rememberInternals(bank: object, internals: Internals): void {
  known.set(bank, internals);
}

/** The internals of a bank of this process; undefined for anything else. */
export function findInternals(bank: object): Internals | undefined {
  return known.get(bank);
}

/** The same. Throws a TypeError for anything else, such as a bank from `connect`. */
export function internalsOf(bank: object): Internals {
  const internals = known.get(bank);
  if (internals) return internals;
  throw new TypeError("This is not a bank that createBank made in this process, so its state can't be kept.");
}
