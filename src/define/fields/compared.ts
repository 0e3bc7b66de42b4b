import type { AnyRow } from "../../engine/store/model.ts";
import type { Compared } from "../../engine/store/rows/chunk.ts";

/** Returns what of a row is compared by a field: text as it is, numbers and booleans as JSON writes them. */
export function comparedBy(field: string): (row: AnyRow) => Compared {
  return (row) => {
    const value: unknown = row[field as keyof AnyRow];
    return value === null || value === undefined || typeof value === "object" ? null : String(value);
  };
}
