import type * as z from "zod";
import { idsIn, referencesOf } from "../schema/references.ts";

type KeysOf<Row> = (row: Row) => readonly (string | number)[];

/** Finds the ids of rows by a key other than the id, without a scan. */
export class Index<Row> {
  readonly #keysOf: KeysOf<Row>;
  readonly #found = new Map<string | number, Set<number>>();

  constructor(keysOf: KeysOf<Row>) {
    this.#keysOf = keysOf;
  }

  /** Adds a row under its keys. */
  add(id: number, row: Row): void {
    for (const key of this.#keysOf(row)) {
      const ids = this.#found.get(key);
      if (ids) ids.add(id);
      else this.#found.set(key, new Set([id]));
    }
  }

  /** Removes a row from under its keys. */
  remove(id: number, row: Row): void {
    for (const key of this.#keysOf(row)) {
      const ids = this.#found.get(key);
      ids?.delete(id);
      if (ids?.size === 0) this.#found.delete(key);
    }
  }

  /** Moves a row to its new keys, or adds one that was not there; when the keys are the same it keeps its position. */
  replace(id: number, before: Row | undefined, after: Row): void {
    if (before !== undefined) {
      const [old, fresh] = [this.#keysOf(before), this.#keysOf(after)];
      if (old.length === fresh.length && old.every((key, at) => key === fresh[at])) return;
      this.remove(id, before);
    }
    this.add(id, after);
  }

  /** The ids of the rows under a key, in the order in which they were added to it. */
  ids(key: string | number): ReadonlySet<number> {
    return this.#found.get(key) ?? NONE;
  }

  /** Removes every row. */
  clear(): void {
    this.#found.clear();
  }
}

const NONE: ReadonlySet<number> = new Set();

/**
 * An index for each reference field of a row schema, under the field's name: from an id to the rows that refer to it.
 *
 * @example referenceIndexes(AchTransfer).counterparty_id?.(transfer) // [1001]
 */
export function referenceIndexes<Row>(row: z.ZodObject): Readonly<Record<string, KeysOf<Row>>> {
  return Object.fromEntries(
    referencesOf(row).map(({ field }) => [field, (stored: Row) => idsIn(stored[field as keyof Row])]),
  );
}
