import { positionOf } from "./table-parts.ts";

/** A page of rows and the id at which the next page starts; undefined on the last one. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: number | undefined;
}

/** Which rows a page has: up to `limit` that `keep` accepts, in insertion order or its reverse, from the cursor (an id). */
export interface PageOptions<Row> {
  readonly cursor?: number | undefined;
  readonly limit: number;
  readonly newestFirst: boolean;
  readonly keep?: ((row: Row) => boolean) | undefined;
}

/**
 * A page of rows, of which `keys` are the ascending ids. It takes the same time at any number of rows.
 *
 * @example pageOf(rows, [1001, 1002], { limit: 1, newestFirst: true }) // { rows: [rows[1]], next: 1001 }
 */
export function pageOf<Row>(
  records: readonly Row[],
  keys: readonly number[],
  { cursor, limit, newestFirst, keep }: PageOptions<Row>,
): Page<Row> {
  const step = newestFirst ? -1 : 1;
  const rows: Row[] = [];
  for (let at = startOf(keys, cursor, newestFirst); at >= 0 && at < records.length; at += step) {
    const row = records[at] as Row;
    if (keep && !keep(row)) continue;
    if (rows.length === limit) return { rows, next: keys[at] };
    rows.push(row);
  }
  return { rows, next: undefined };
}

function startOf(keys: readonly number[], cursor: number | undefined, newestFirst: boolean): number {
  if (cursor === undefined) return newestFirst ? keys.length - 1 : 0;
  const at = positionOf(keys, cursor);
  return newestFirst && keys[at] !== cursor ? at - 1 : at;
}
