import { FIRST_ID, keyOf, toKey } from "./ids.ts";
import type { AnyRow } from "./model.ts";
import type { Table } from "./table.ts";

/**
 * Fills an empty table with rows that already have ids, in any order; later inserts continue from the highest.
 * The rows are part of the bank's initial state: they cause no change event and have no timeline.
 *
 * @example seedTable(suppliers, [{ id: "2001", name: "Northwind", internal: { position: 0 } }])
 */
export function seedTable<Row extends AnyRow>(table: Table<Row>, rows: readonly NoInfer<Row>[]): void {
  const inIdOrder = [...rows].sort((one, other) => keyOf(one) - keyOf(other));
  const next = Math.max(FIRST_ID, 1 + (toKey(inIdOrder.at(-1)?.id) ?? 0));
  table.load({ next, rows: inIdOrder.map((row) => ({ row, timeline: [] })) });
}
