import type { KeptOptions } from "../../bank/kept-options.ts";
import type { Snapshot } from "../../bank/snapshot/snapshot.ts";
import { type PartialDelta, snapshotAfter } from "../../bank/turns/delta.ts";
import { messageOf } from "../../engine/errors.ts";
import { checksumIn, isAsStored, withChecksum } from "./checksum.ts";

/** Raised when the texts of a journal change; since 2 each has a checksum. */
const VERSION = 2;

/** Where in a journal a state is. */
export interface Position {
  readonly id: string;
  /** How many changes were stored before it. */
  readonly number: number;
}

/** A place in a journal, which says what state it has led to. */
export interface Place extends Position {
  /** The checksum of the text that led to it. */
  readonly sum: string;
}

/** The first text of a journal: the state at a place. */
interface Head extends Position {
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
export function headText({ id, number }: Position, options: KeptOptions, snapshot: Snapshot): string {
  const head: Head = { format: "sandbank-journal", version: VERSION, id, number, options, snapshot };
  return withChecksum(JSON.stringify(head), "");
}

/** The text of the change that follows a place, of one delta or more. */
export function entryText(after: Place, deltas: readonly PartialDelta[]): string {
  const [first, ...others] = deltas;
  const entry: Entry = {
    number: after.number + 1,
    delta: first && others.length === 0 ? first : deltas,
  };
  return withChecksum(JSON.stringify(entry), after.sum);
}

/** The place to which a text leads. */
export function placeOf(text: string, { id, number }: Position): Place {
  return { id, number, sum: checksumIn(text) ?? "" };
}

/** The same for the text that follows a place. */
export function placeAfter(text: string, { id, number }: Position): Place {
  return placeOf(text, { id, number: number + 1 });
}

/** Reads a journal. Throws an Error that says what is wrong with it. */
export function readJournal([first = "", ...others]: readonly string[]): ReadJournal {
  const { options, snapshot, place } = readHead(first);
  let last = place;
  const changes: (readonly PartialDelta[])[] = [];
  for (const entry of entriesIn(others, place)) {
    changes.push(entry.deltas);
    last = entry.place;
  }
  try {
    return { options, snapshot: snapshotAfter(snapshot, changes.flat()), place: last };
  } catch (error) {
    const line = wrongLine(snapshot, changes);
    const reason = `its changes are not those of one state after the other, from line ${line} on`;
    throw new Error(reason, { cause: error });
  }
}

/** Reads the first text of a journal. Throws an Error that says what is wrong with it. */
export function readHead(text: string): ReadJournal {
  if (text === "") throw new Error("it is empty");
  const { format, version, options, snapshot, id, number } = parsed<Head>(text, 0);
  if (format !== "sandbank-journal") throw new Error("what is stored isn't the state of a bank");
  if (typeof options !== "object" || options === null) throw new Error("its options are missing");
  if (version !== VERSION) throw new Error("it was stored by another version of Sandbank");
  if (typeof id !== "string" || !Number.isSafeInteger(number)) throw new Error("its place is missing");
  checkStored(text, 0, "");
  return { options, snapshot, place: placeOf(text, { id, number }) };
}

/** Reads the text that follows a place, in the line after line `at`. Throws an Error that says what is wrong with it. */
export function readEntry(text: string, at: number, after: Place): readonly PartialDelta[] {
  const { number, delta } = parsed<Entry>(text, at);
  if (number !== after.number + 1)
    throw new Error(`its change ${after.number + 1} is missing in line ${at + 1}`);
  checkStored(text, at, after.sum);
  return Array.isArray(delta) ? delta : [delta as PartialDelta];
}

/** The changes in the texts after a place, one after the other. Throws an Error at the first with which something is wrong. */
function* entriesIn(
  texts: readonly string[],
  place: Place,
): Generator<{ readonly deltas: readonly PartialDelta[]; readonly place: Place }> {
  let last = place;
  for (const [at, text] of texts.entries()) {
    const deltas = readEntry(text, at + 1, last);
    last = placeAfter(text, last);
    yield { deltas, place: last };
  }
}

/**
 * How many texts of a journal, from the first on, are as they were stored, and what is wrong with the next; no `reason` where
 * nothing is.
 */
export function wholePart([first, ...others]: readonly string[]): {
  readonly count: number;
  readonly reason?: string;
} {
  let count = 0;
  if (first === undefined) return { count };
  try {
    const { place } = readHead(first);
    count = 1;
    for (const _ of entriesIn(others, place)) count += 1;
    return { count };
  } catch (error) {
    return { count, reason: messageOf(error) };
  }
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

function checkStored(text: string, at: number, before: string): void {
  if (!isAsStored(text, before))
    throw new Error(`its line ${at + 1} is not as it was stored, by the checksum at its end`);
}

/** A text as JSON; what it holds is checked by those who use it. */
function parsed<Value>(text: string, at: number): Partial<Value> & Value {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value as Value;
  } catch (error) {
    throw new Error(`its line ${at + 1} is no JSON`, { cause: error });
  }
  throw new Error(`its line ${at + 1} isn't an object`);
}
