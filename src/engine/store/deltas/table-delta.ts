import { keyOf } from "../ids.ts";
import type { SavedRow } from "../table-parts.ts";
import { type Edit, edited, editOf } from "./edit.ts";

/**
 * What has changed in a table, as plain JSON: the next id, and for each row by its id how it differs from what it was,
 * with its timeline; null for a row that was deleted.
 */
export interface TableDelta {
  readonly next: number;
  readonly rows: readonly (readonly [id: number, edit: Edit | null])[];
}

/** How tables have changed, by their names; without those that have not. */
export type StoreDelta = Readonly<Record<string, TableDelta>>;

/** The rows of a table and its next id, as they are now. */
interface Rows {
  readonly next: number;
  saved(id: number): SavedRow | undefined;
}

/**
 * Finds what has changed in a table, given the rows that were written as they were before; undefined when nothing has.
 */
export function tableDelta(
  table: Rows,
  written: ReadonlyMap<number, SavedRow | undefined>,
): TableDelta | undefined {
  const rows: [number, Edit | null][] = [];
  let isInserted = false;
  for (const [id, before] of written) {
    const after = table.saved(id);
    isInserted ||= before === undefined;
    const edit = after ? editOf(before, after) : null;
    if (edit === undefined || (edit === null && before === undefined)) continue;
    rows.push([id, edit]);
  }
  return rows.length > 0 || isInserted ? { next: table.next, rows } : undefined;
}

/**
 * The rows that a delta makes of those before it; undefined for one that it deletes. Throws a TypeError when it cannot be a
 * delta of these rows.
 */
export function rowsAfter(
  { rows }: TableDelta,
  saved: (id: number) => SavedRow | undefined,
): readonly (readonly [id: number, row: SavedRow | undefined])[] {
  return rows.map(([id, edit]) => {
    const before = saved(id);
    if (edit === null && !before) throw new TypeError(`A delta deletes row ${id}, which is not there.`);
    if (!edit) return [id, undefined];
    // What an edit makes of a saved row is one, or the check of the whole state refuses it.
    const after = edited(before, edit) as SavedRow;
    if (keyOf(after.row) !== id) throw new TypeError(`A delta has another row as row ${id}.`);
    return [id, after];
  });
}
