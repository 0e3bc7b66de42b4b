import { changesBetween } from "./deltas/changes-between.ts";
import { rowsAfter, type StoreDelta } from "./deltas/table-delta.ts";
import type { Change } from "./history.ts";
import type { Store } from "./store.ts";

/**
 * Applies how other tables with the same rows as those of a store have changed by an instant (ISO 8601), without recording
 * it or notifying of it. Returns the changes. Throws a TypeError for a delta of other rows, changing nothing.
 */
export function applyDelta(store: Store, delta: StoreDelta, at: string): readonly Change[] {
  const after = Object.entries(delta).map(([name, each]) => {
    const table = store.named(name);
    return { table, next: each.next, rows: rowsAfter(each, (id) => table.saved(id)) };
  });
  const changes = after.flatMap(({ table, rows }) =>
    rows.flatMap(([id, row]) => changesBetween(table.model.collection, table.saved(id), row, at)),
  );
  for (const { table, next, rows } of after) table.put(next, rows);
  return changes;
}
