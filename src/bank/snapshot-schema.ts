import type * as z from "zod";
import { fitsOf } from "../engine/schema/fits.ts";
import { isJsonObject } from "../engine/schema/json-object.ts";
import type { Steps } from "../engine/slices.ts";
import type { Batches } from "../engine/store/batches.ts";
import type { Snapshot, snapshotSchema } from "./snapshot.ts";

type Schema = ReturnType<typeof snapshotSchema>;

/** Tells whether plain JSON matches the schema of snapshots: first what is around its lists, then these item by item. */
export function* matchesSteps(copy: unknown, schema: Schema, work: Batches): Steps<boolean> {
  if (!schema.safeParse(withoutLists(copy)).success) return false;
  const { timers, tables } = copy as Snapshot;
  if (!(yield* allFit(timers, schema.shape.timers.element, work, "uncounted"))) return false;
  for (const [name, table] of Object.entries(schema.shape.tables.shape)) {
    const rows = tables[name]?.rows ?? [];
    if (!(yield* allFit(rows, table.shape.rows.element, work, "counted"))) return false;
  }
  return true;
}

function* allFit(
  items: readonly unknown[],
  schema: z.core.$ZodType,
  work: Batches,
  counted: "counted" | "uncounted",
): Steps<boolean> {
  const fits = fitsOf(schema);
  return (yield* work.each(items, (item) => (fits(item) ? undefined : true), counted)) === undefined;
}

/** A value that may be a snapshot, with empty lists in place of those of its timers and rows. */
function withoutLists(copy: unknown): unknown {
  if (!isJsonObject(copy)) return copy;
  const { timers, tables } = copy;
  return {
    ...copy,
    ...(Array.isArray(timers) && { timers: [] }),
    ...(isJsonObject(tables) && { tables: mapValues(tables, withoutRows) }),
  };
}

function withoutRows(table: unknown): unknown {
  return isJsonObject(table) && Array.isArray(table.rows) ? { ...table, rows: [] } : table;
}

function mapValues(object: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
