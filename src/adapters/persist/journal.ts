import type { KeptOptions } from "../../bank/kept-options.ts";
import type { Snapshot } from "../../bank/snapshot/snapshot.ts";
import { type PartialDelta, snapshotAfter } from "../../bank/turns/delta.ts";

/** Raised when the texts of a journal change. */
const VERSION = 1;

/** A place in a journal, which says what state it has led to. */
export interface Place {
  readonly id: string;
  /** How many changes were stored before it. */
  readonly number: number;
}

/** The first text of a journal: the state at a place. */
interface Head extends Place {
  readonly format: "sandbank-journal";
  readonly version: number;
  readonly options: KeptOptions;
  readonly snapshot: Snapshot;
}

/** A later one: the change that leads to the place with this number. So a text that is missing is noticed. */
interface Entry {
  readonly number: number;
  /** One, or several that are stored together or not at all. */
  readonly delta: PartialDelta | readonly PartialDelta[];
}

/**
 * The last text of a journal that is to count as removed. Other tabs that have not read all of it still can; the next write
 * removes it.
 */
export const CLEARED = '{"format":"sandbank-journal","cleared":true}';

/** The state that a journal leads to, which is still to be checked. */
export interface ReadJournal {
  readonly options: KeptOptions;
  readonly snapshot: Snapshot;
  readonly place: Place;
}

/** The text of a whole state, with which a journal begins. */
export function headText({ id, number }: Place, options: KeptOptions, snapshot: Snapshot): string {
  const head: Head = { format: "sandbank-journal", version: VERSION, id, number, options, snapshot };
  return JSON.stringify(head);
}

/** The text of the change that leads to a place, of one delta or more. */
export function entryText({ number }: Place, deltas: readonly PartialDelta[]): string {
  const [first, ...others] = deltas;
  return JSON.stringify({ number, delta: first && others.length === 0 ? first : deltas } satisfies Entry);
}

/** Reads a journal. Throws an Error that says what is wrong with it. */
export function readJournal([first = "", ...others]: readonly string[]): ReadJournal {
  const { options, snapshot, place } = readHead(first);
  const changes = others.map((text, at) => readEntry(text, at + 1, place));
  try {
    return {
      options,
      snapshot: snapshotAfter(snapshot, changes.flat()),
      place: { ...place, number: place.number + changes.length },
    };
  } catch (error) {
    const line = wrongLine(snapshot, changes);
    const reason = `its changes are not those of one state after the other, from line ${line} on`;
    throw new Error(reason, { cause: error });
  }
}

/** Reads the first text of a journal. Throws an Error that says what is wrong with it. */
export function readHead(text: string): ReadJournal {
  const { format, version, options, snapshot, id, number } = parsed<Head>(text, 0);
  if (format !== "sandbank-journal") throw new Error("what is stored is no state of a bank");
  if (typeof options !== "object" || options === null) throw new Error("its options are missing");
  if (version !== VERSION) throw new Error("it was stored by another version of Sandbank");
  if (typeof id !== "string" || !Number.isSafeInteger(number)) throw new Error("its place is missing");
  return { options, snapshot, place: { id, number } };
}

/** Reads the text `at` places after a place. Throws an Error that says what is wrong with it. */
export function readEntry(text: string, at: number, after: Place): readonly PartialDelta[] {
  const { number, delta } = parsed<Entry>(text, at);
  if (number !== after.number + at)
    throw new Error(`its change ${after.number + at} is missing in line ${at + 1}`);
  return Array.isArray(delta) ? delta : [delta as PartialDelta];
}

/** The line of the first change that cannot be applied, or of the state before all. */
function wrongLine(snapshot: Snapshot, changes: readonly (readonly PartialDelta[])[]): number {
  const isWrong = (count: number) => {
    try {
      snapshotAfter(snapshot, changes.slice(0, count).flat());
      return false;
    } catch {
      return true;
    }
  };
  let [right, wrong] = [-1, changes.length];
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    if (isWrong(middle)) wrong = middle;
    else right = middle;
  }
  return wrong + 1;
}

/** A text as JSON; what it holds is checked by those who use it. */
function parsed<Value>(text: string, at: number): Partial<Value> & Value {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value as Value;
  } catch (error) {
    throw new Error(`its line ${at + 1} is no JSON`, { cause: error });
  }
  throw new Error(`its line ${at + 1} is no object`);
}
