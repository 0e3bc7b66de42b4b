import * as z from "zod/mini";
import { type Model, wireOf } from "./model.ts";

/** The id of the statement in docs/spec about each field, such as "ACH-4"; "" for a field without one. */
export type Statements = Readonly<Record<string, string>>;

/** The statement that the schema of a field names in its `meta`; "" for one that names none. */
export function statementOf(schema: z.core.$ZodType | undefined): string {
  const statement = schema && z.globalRegistry.get(schema)?.statement;
  return typeof statement === "string" ? statement : "";
}

/** The statement about a field of a row; "" for one without. */
export function statementAbout(field: string, { row }: { readonly row: z.ZodMiniObject }): string {
  return statementOf(row.shape[field]);
}

/**
 * The statements about the fields that the API shows of a row. Only descriptions and tests ask for it, so a bundle of the
 * bank does not contain it.
 *
 * @example statementsOf(AchTransfers).amount // "ACH-6"
 */
export function statementsOf(model: Pick<Model, "wire"> & { readonly row: z.ZodMiniObject }): Statements {
  return statementsIn(wireOf(model));
}

/**
 * The statements about the fields of an object: those that the fields name, or the `statements` of its own `meta`, which
 * are about all of its fields.
 *
 * @example statementsIn(Authorization).mcc // "VC-37"
 */
export function statementsIn(schema: z.ZodMiniObject): Statements {
  const whole = z.globalRegistry.get(schema)?.statements;
  const others = typeof whole === "string" ? whole : "";
  const fields = Object.entries(schema.shape);
  return Object.fromEntries(fields.map(([field, about]) => [field, statementOf(about) || others]));
}
