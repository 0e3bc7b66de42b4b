import type * as z from "zod/mini";
import { idsIn, referencesOf } from "../../schema/references.ts";
import { toKey } from "../ids.ts";

type KeysOf<Row> = (row: Row) => readonly (string | number)[];

/** Finds the ids of rows by a key other than the id, without a scan. */
export class Index<Row> {
  readonly #keysOf: KeysOf<Row>;
  /** Under most keys there is one row, which then has no set of its own. */
  readonly #found = new Map<string | number, number | Set<number>>();

  constructor(keysOf: KeysOf<Row>) {
    this.#keysOf = keysOf;
  }

  /** Adds a row under its keys. */
  add(id: number, row: Row): void {
    for (const key of this.#keysOf(row)) {
      const ids = this.#found.get(key);
      if (ids === undefined) this.#found.set(key, id);
      else if (typeof ids === "object") ids.add(id);
      else if (ids !== id) this.#found.set(key, new Set([ids, id]));
    }
  }

  /** Removes a row from under its keys. */
  remove(id: number, row: Row): void {
    for (const key of this.#keysOf(row)) {
      const ids = this.#found.get(key);
      if (typeof ids === "object") ids.delete(id);
      if (ids === id || (typeof ids === "object" && ids.size === 0)) this.#found.delete(key);
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
  ids(key: string | number): Iterable<number> {
    const ids = this.#found.get(key);
    if (ids === undefined) return NONE;
    return typeof ids === "object" ? ids : [ids];
  }
}

const NONE: readonly number[] = [];

/**
 * An index for each reference field of a row schema, under the field's name: from an id to the rows that refer to it.
 *
 * @example referenceIndexes(AchTransfer).counterparty_id?.(transfer) // [1001]
 */
export function referenceIndexes<Row>(row: z.ZodMiniObject): Readonly<Record<string, KeysOf<Row>>> {
  return Object.fromEntries(
    referencesOf(row).map(({ field }) => [
      field,
      (stored: Row) => idsIn(stored[field as keyof Row]).flatMap((id) => toKey(id) ?? []),
    ]),
  );
}
