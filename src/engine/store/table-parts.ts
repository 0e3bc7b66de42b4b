import type { Query } from "@msw/data";
import type { Change, TimelineEntry } from "./history.ts";
import type { AnyRow } from "./model.ts";

/**
 * Called with each write, its kind, the status before and after, and the row before, whose timeline is still there;
 * returns the time and the cause to record.
 */
export type OnChange = (
  change: Pick<Change, "collection" | "id" | "kind" | "from" | "to">,
  before: AnyRow | undefined,
) => Pick<Change, "at" | "cause">;

/** A way from a status to another. */
export interface StatusPair {
  readonly from: string;
  readonly to: string;
}

/** A table as plain JSON. */
export interface SavedTable {
  readonly next: number;
  readonly rows: readonly SavedRow[];
}

/** A row as plain JSON. */
export interface SavedRow {
  readonly row: AnyRow;
  readonly timeline: readonly TimelineEntry[];
}

/**
 * A query in the language of the library, over rows as they are stored. To compare an object with null, or to test
 * an object or a list, pass a predicate of the row: the library is wrong on a condition for such a field.
 *
 * @example (q) => q.where({ status: "pending" }).or({ status: "hold" })
 */
export type Where<Row> = (query: Query<Row>) => Query<Row>;

/**
 * The position of a key in an ascending list, or where it would be inserted: that of the first key
 * that is not smaller.
 *
 * @example positionOf([1001, 1003], 1002) // 1
 */
export function positionOf(keys: readonly number[], key: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Throws for a change of status that is none of the declared ones, which is a fault of the bank's own. */
export function refuseOtherChange(
  collection: string,
  declared: readonly StatusPair[] | undefined,
  before: string | null,
  after: string | null,
): void {
  if (before === after || !declared) return;
  if (declared.some(({ from, to }) => from === before && to === after)) return;
  throw new Error(`No way of ${collection} leads from ${before} to ${after}: declare it as one.`);
}
