import { FIRST_ID } from "./ids.ts";
import type { AnyRow } from "./model.ts";
import type { Table } from "./table.ts";

/**
 * Fills an empty table with rows that bring ids of their own, in any order; later inserts count on
 * from the highest. The rows belong to the start of the bank: they are no change, and have no timeline.
 */
export function seedTable<Row extends AnyRow>(table: Table<Row>, rows: readonly NoInfer<Row>[]): void {
  const inIdOrder = [...rows].sort((one, other) => Number(one.id) - Number(other.id));
  const next = Math.max(FIRST_ID, 1 + Number(inIdOrder.at(-1)?.id ?? 0));
  table.load({ next, rows: inIdOrder.map((row) => ({ row, timeline: [] })) });
}
