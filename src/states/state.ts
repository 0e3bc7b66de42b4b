import type { CoreBank } from "../bank/bank.ts";
import { OptionError } from "../engine/errors.ts";
import { nearest } from "../engine/nearest.ts";
import { received } from "../engine/schema/expected.ts";

/** What a state is about: the rows there are, what is in them, what calls answer, what changes meanwhile, and when it is. */
export type StateGroup = "rows" | "values" | "answers" | "changes" | "moments";

/** What the clock of a page says while a state is shown. */
export interface PageTime {
  /** The instant, ISO 8601. */
  readonly at?: string;
  /** By how much it differs from the bank's time, milliseconds. */
  readonly offsetMs?: number;
  /** The IANA name of the time zone. */
  readonly timeZone?: string;
}

/** A state that a front end has to show: of the rows, their values, the answers, or the time. */
export interface State {
  /** Stable, made of the names of collections, operations and statuses: "answers/listAchTransfers/503". */
  readonly id: string;
  /** What it is about. */
  readonly group: StateGroup;
  /** What it is, as a title of a test: "listAchTransfers answers 503". */
  readonly title: string;
  /** What breaks in front ends, a sentence. */
  readonly why: string;
  /** Collections, operations and further words by which `only` and `without` choose it, besides its group and its id. */
  readonly tags: readonly string[];
  /** The clock that a page should have with it; undefined where that does not matter. */
  readonly pageTime?: PageTime | undefined;
  /**
   * Puts a bank into this state; it may add rules to `bank.faults`. Rejects where the bank has no such resource or operation.
   *
   * @example await state.apply(bank);
   */
  apply(bank: CoreBank): void | Promise<void>;
}

/** Which states are wanted. */
export interface StatesOptions {
  /** Groups, tags, and ids or what they begin with: `["answers", "rows/achTransfers"]`. */
  readonly only?: readonly string[];
  /** The same of those that are left out. */
  readonly without?: readonly string[];
}

/** The states that are chosen. Throws an OptionError for a name that chooses none. */
export function chosenOf(states: readonly State[], { only, without = [] }: StatesOptions): readonly State[] {
  for (const [option, names] of Object.entries({ only: only ?? [], without })) {
    const unknown = names.find((name) => !states.some((state) => isCalled(state, name)));
    if (unknown !== undefined) throw chooseNone(option, unknown, states);
  }
  return states.filter(
    (state) =>
      (!only || only.some((name) => isCalled(state, name))) && !without.some((name) => isCalled(state, name)),
  );
}

function isCalled({ id, group, tags }: State, name: string): boolean {
  return group === name || tags.includes(name) || (name !== "" && id.startsWith(name));
}

function chooseNone(option: string, name: string, states: readonly State[]): OptionError {
  const known = new Set(states.flatMap(({ id, group, tags }) => [group, ...tags, id]));
  return new OptionError(
    `Option '${option}' of states() must have groups, tags and ids, got ${received(name)}: the nearest is ${nearest(name, [...known])}.`,
  );
}
