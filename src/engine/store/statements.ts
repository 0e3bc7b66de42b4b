import type * as z from "zod";
import { type Model, type Numbering, wireOf } from "./model.ts";

/** The id of the statement about each field, such as "ACH-4". */
export type Statements = Readonly<Record<string, string>>;

/**
 * Numbers fields by the statements about them; "" before the first one that is named.
 *
 * @example numbered(["id", "amount", "note"], { id: "ACH-4", note: "S15" }).amount // "ACH-5"
 */
export function numbered(fields: readonly string[], from: Numbering = {}): Statements {
  const statements: Record<string, string> = {};
  let id = "";
  for (const field of fields) {
    id = from[field] ?? id.replace(/\d+$/, (number) => `${Number(number) + 1}`);
    statements[field] = id;
  }
  return statements;
}

/** Numbered once per row: a refusal may have many issues. */
const known = new WeakMap<z.ZodObject, Statements>();

/** The statement about a field of a row; "" for one without. */
export function statementAbout(field: string, { row, numbering }: Pick<Model, "row" | "numbering">): string {
  const statements = known.get(row) ?? numbered(Object.keys(row.shape), numbering);
  known.set(row, statements);
  return statements[field] ?? "";
}

/**
 * The statements about the fields that the API shows of a row. A reference object has the statement of the id beside it.
 * Only descriptions and tests ask for it, so a bundle of the bank does not contain it.
 *
 * @example statementsOf(AchTransfers).amount // "ACH-6"
 */
export function statementsOf(model: Pick<Model, "row" | "wire" | "numbering">): Statements {
  const shown = Object.keys(wireOf(model).shape);
  const beside = shown.map((field, at): [string, string] | undefined => {
    const before = shown[at - 1] ?? "";
    const isBeside = before === `${field}_id` || before === `${field.slice(0, -1)}_ids`;
    return isBeside ? [field, before] : undefined;
  });
  const objects = new Map(beside.filter((pair) => pair !== undefined));
  const statements = numbered(
    shown.filter((field) => !objects.has(field)),
    model.numbering,
  );
  return {
    ...statements,
    ...Object.fromEntries([...objects].map(([field, id]) => [field, statements[id] ?? ""])),
  };
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
    : numbered(fields, from);
}
