import type { AnyRow } from "../../engine/store/model.ts";
import type { Compared } from "../../engine/store/rows/chunk.ts";

/**
 * Returns what of a row is compared by a field, or by a field of an object in one ("payload.id"): text as it is, numbers and booleans
 * as JSON writes them.
 */
export function comparedBy(field: string): (row: AnyRow) => Compared {
  const [first = field, ...further] = field.split(".");
  return (row) => {
    let value: unknown = row[first as keyof AnyRow];
    for (const name of further)
      value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
    return value === null || value === undefined || typeof value === "object" ? null : String(value);
  };
}
