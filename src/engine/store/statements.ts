import type { z } from "zod";

/** The id of the statement about each field, such as "ACH-4". */
export type Statements = Readonly<Record<string, string>>;

/**
 * The ids with which a numbering of fields begins. A field that is not named has the id after that of the field before
 * it, because the tables of docs/spec list fields in the order of the row; the tests compare each with its statement.
 */
export type Numbering<Field extends string = string> = { readonly [Name in Field]?: string };

/**
 * Numbers fields by the statements about them.
 *
 * @example numbered(["id", "amount", "note"], { id: "ACH-4", note: "S15" }).amount // "ACH-5"
 */
export function numbered(fields: readonly string[], from: Numbering): Statements {
  const statements: Record<string, string> = {};
  let id = "";
  for (const field of fields) {
    if (field === "internal") continue;
    id = from[field] ?? id.replace(/\d+$/, (number) => `${Number(number) + 1}`);
    if (id !== "") statements[field] = id;
  }
  return statements;
}

/**
 * The statements about the fields of an object inside of a row, by the `statements` of its schema's `meta`: a numbering,
 * or one id for all of its fields. Only descriptions and tests ask for it.
 *
 * @example statementsIn(Authorization).mcc // "VC-37"
 */
export function statementsIn(schema: z.ZodObject): Statements {
  const fields = Object.keys(schema.shape);
  const from = schema.meta()?.statements as Numbering | string | undefined;
  return typeof from === "string"
    ? Object.fromEntries(fields.map((field) => [field, from]))
    : numbered(fields, from ?? {});
}
