import { freezeDeep } from "../freeze.ts";
import type { AnyRow, Model } from "../model.ts";
import { changesFit } from "./changes-fit.ts";

/**
 * A row that was checked against the schema of its model, frozen; of one that changes a row, what both share is not
 * checked again. Throws when it does not match.
 */
export function checkedRow<Row extends AnyRow>(model: Model<Row>, row: Row, before?: Row): Row {
  if (before !== undefined && changesFit(model.row, row, before)) return freezeDeep(row);
  const result = model.row.safeParse(row);
  if (!result.success) {
    throw new Error(`A row of ${model.collection} does not match its schema: ${result.error.message}`);
  }
  return freezeDeep(row);
}

/** A row with its fields in the order of the schema, which is the order on the wire. */
export function inSchemaOrder<Row extends AnyRow>(model: Model<Row>, row: Row): Row {
  const fields = Object.keys(model.row.shape) as (keyof Row)[];
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as unknown as Row;
}
