import type * as z from "zod/mini";
import { referencesOf } from "../../engine/schema/references.ts";
import { toKey } from "../../engine/store/ids.ts";
import type { Model } from "../../engine/store/model.ts";

/** How rows are looked up by the values of their fields. */
export interface FieldIndexes {
  /** The name of the index of each field: of a reference that which there is anyway, of any other one of its own. */
  readonly named: Readonly<Record<string, string>>;
  /** Those of its own. */
  readonly own: NonNullable<Model["indexes"]>;
}

/** Makes the indexes of the fields of a row by which it is looked up; references have theirs. */
export function indexesOf(row: z.ZodMiniObject, fields: readonly string[]): FieldIndexes {
  const references = referencesOf(row).map(({ field }) => field);
  const others = fields.filter((field) => !references.includes(field));
  return {
    named: Object.fromEntries([
      ...references.map((field) => [field, field]),
      ...others.map((field) => [field, nameOf(field)]),
    ]),
    own: Object.fromEntries(
      others.map((field) => [
        nameOf(field),
        (stored: object) => [indexKey((stored as Readonly<Record<string, unknown>>)[field])],
      ]),
    ),
  };
}

/** The key of a value in an index of a field. */
export function indexKey(value: unknown): string | number {
  return toKey(value) ?? String(value);
}

/** The bank's own models may have an index with the name of a field. */
function nameOf(field: string): string {
  return `field ${field}`;
}
