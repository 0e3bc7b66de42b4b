import type { TimelineEntry } from "../history.ts";
import { positionOf } from "../table-parts.ts";

/** What a filter compares in a row; null or undefined where there is nothing. */
export type Compared = string | null | undefined;

/** A condition of a list: rows that have this value in a place, with `from` this or a later one, with `to` this or an earlier one. */
export interface Condition<Row> {
  /** The name of the place, under which is remembered what rows have there. */
  readonly name: string;
  readonly of: (row: Row) => Compared;
  readonly compare: "is" | "from" | "to";
  readonly value: string;
}

/** What keeps the rows in a list of its own: a collection of the library. */
export interface RowList<Row> {
  all(): Row[];
}

/** How many places are remembered at most: requests may name any number of them. */
const MAX_PLACES = 8;

/** Whether a row meets a condition. */
export function meets<Row>(row: Row, { of, compare, value }: Condition<Row>): boolean {
  return fits(of(row), compare, value);
}

function fits(found: Compared, compare: Condition<never>["compare"], value: string): boolean {
  if (compare === "is") return found === value;
  return typeof found === "string" && (compare === "from" ? found >= value : found <= value);
}

/**
 * Rows that follow one another, in the order of their ids, with their timelines. Once a list has looked through all of
 * them in vain, it is remembered which values they have, until one of them changes: the next list skips them.
 */
export class Chunk<Row> {
  readonly #list: RowList<Row>;
  keys: number[] = [];
  timelines: (readonly TimelineEntry[])[] = [];
  #found: Map<string, ReadonlySet<Compared>> | undefined;

  constructor(list: RowList<Row>) {
    this.#list = list;
  }

  /** Its rows: the library returns the list itself, not a copy. */
  get rows(): Row[] {
    return this.#list.all();
  }

  /** The position of an id, which may not be there, or where it would be inserted. */
  positionOf(key: number): number {
    const guess = key - (this.keys[0] as number);
    return this.keys[guess] === key ? guess : positionOf(this.keys, key);
  }

  /** Adds a row at its end. */
  push(key: number, row: Row, timeline: readonly TimelineEntry[]): void {
    this.keys.push(key);
    this.rows.push(row);
    this.timelines.push(timeline);
    this.#found = undefined;
  }

  /** Puts a row in the place of one, or with `dropped` 0 between others. */
  put(at: number, dropped: 0 | 1, key: number, row: Row, timeline: readonly TimelineEntry[]): void {
    if (dropped === 1) {
      this.rows[at] = row;
      this.timelines[at] = timeline;
    } else {
      this.keys.splice(at, 0, key);
      this.rows.splice(at, 0, row);
      this.timelines.splice(at, 0, timeline);
    }
    this.#found = undefined;
  }

  /** Removes a row. */
  remove(at: number): void {
    this.keys.splice(at, 1);
    this.rows.splice(at, 1);
    this.timelines.splice(at, 1);
    this.#found = undefined;
  }

  /** Moves the rows from a position on to the end of an empty chunk. */
  moveTo(other: Chunk<Row>, at: number): void {
    other.keys = this.keys.splice(at);
    other.timelines = this.timelines.splice(at);
    for (const row of this.rows.splice(at)) other.rows.push(row);
    this.#found = undefined;
  }

  /** Whether it is known that no row of it meets one of the conditions. */
  lacks(conditions: readonly Condition<Row>[]): boolean {
    const found = this.#found;
    if (!found) return false;
    return conditions.some(({ name, compare, value }) => {
      const values = found.get(name);
      if (!values) return false;
      if (compare === "is") return !values.has(value);
      for (const each of values) if (fits(each, compare, value)) return false;
      return true;
    });
  }

  /** Remembers what its rows have in the places of conditions that none of them has met. */
  learn(conditions: readonly Condition<Row>[]): void {
    this.#found ??= new Map();
    for (const { name, of, compare } of conditions) {
      if (this.#found.has(name)) continue;
      if (this.#found.size === MAX_PLACES) this.#found.delete(this.#found.keys().next().value as string);
      const values = new Set(this.rows.map(of));
      // Of those in an order the last or the first one tells all.
      this.#found.set(name, compare === "is" ? values : new Set([endOf(values, compare)]));
    }
  }
}

/** The last of the texts in their order, or with `to` the first. */
function endOf(values: ReadonlySet<Compared>, compare: "from" | "to"): Compared {
  const texts = [...values].filter((value) => typeof value === "string").sort();
  return compare === "from" ? texts.at(-1) : texts[0];
}
