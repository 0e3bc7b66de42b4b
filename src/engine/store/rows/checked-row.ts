import * as z from "zod/mini";
import { strict } from "../../schema/strict.ts";
import { freezeDeep } from "../freeze.ts";
import type { AnyRow, Model } from "../model.ts";
import { fitsOf } from "./fits.ts";

const stored = new WeakMap<z.ZodMiniObject, z.core.$ZodType>();

/** The schema of a row in the store, whether it was written or comes of a snapshot: it has no other fields (SNAP-3). */
export function storedRow(row: z.ZodMiniObject): z.core.$ZodType {
  const schema = stored.get(row) ?? strict(row);
  stored.set(row, schema);
  return schema;
}

/**
 * A row that was checked against the schema of its model, frozen; of one that changes a row, what both share is not
 * checked again. Throws when it does not match.
 */
export function checkedRow<Row extends AnyRow>(model: Model<Row>, row: Row, before?: Row): Row {
  const schema = storedRow(model.row);
  if (fitsOf(schema)(row, before)) return freezeDeep(row);
  const message = z.safeParse(schema, row).error?.message;
  throw new Error(`A row of ${model.collection} does not match its schema: ${message}`);
}

/** A row with its fields in the order of the schema, which is the order on the wire. */
export function inSchemaOrder<Row extends AnyRow>(model: Model<Row>, row: Row): Row {
  const ordered: Partial<Row> = {};
  // Each field of the schema is one of the row.
  for (const field in model.row.shape) ordered[field as keyof Row] = row[field as keyof Row];
  return ordered as Row;
}
