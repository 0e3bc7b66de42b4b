import type { CoreBank } from "sandbank/core";
import type { Effects } from "../bank/changes.ts";
import type { Outcome } from "./tour.ts";

/** A step that was taken: what it did and what changed. */
export interface Taken {
  readonly code: string;
  readonly outcome: Outcome;
  readonly effects: Effects;
}

/** How far a tour is. */
export interface Run {
  readonly taken: readonly Taken[];
  /** What its steps have learned, such as the id of a transfer. */
  readonly known: Readonly<Record<string, string>>;
}

export const NOT_BEGUN: Run = { taken: [], known: {} };

const runs = new WeakMap<CoreBank, Map<string, Run>>();

/** The tours of a bank that were begun, by name: they go on where they were left, as long as the page lives. */
export function runsOf(bank: CoreBank): Map<string, Run> {
  const known = runs.get(bank) ?? new Map<string, Run>();
  runs.set(bank, known);
  return known;
}
