import * as z from "zod/mini";
import { withoutWrappers } from "./without-wrappers.ts";

/** The collection to which a field's ids refer, for the check that every id names a row (O2, P8, C3). */
const pointsInto = z.registry<{ collection: string }>();

/** Marks a field as one that holds an id of a row in another collection, or several. */
export function pointTo<Schema extends z.core.$ZodType>(field: Schema, collection: string): Schema {
  pointsInto.add(field, { collection });
  return field;
}

/** A field of a row that refers to a collection. */
export interface Reference {
  readonly field: string;
  readonly collection: string;
}

/**
 * Lists the fields of a row that refer to a collection.
 *
 * @example referencesOf(AchTransfer) // [{ field: "counterparty_id", collection: "counterparties" }]
 */
export function referencesOf(row: z.ZodMiniObject): readonly Reference[] {
  const known = found.get(row);
  if (known) return known;
  const references = readReferences(row);
  found.set(row, references);
  return references;
}

/** Every request with a body needs the result, so it is computed once per row. */
const found = new WeakMap<z.ZodMiniObject, readonly Reference[]>();

function readReferences(row: z.ZodMiniObject): readonly Reference[] {
  return Object.entries(row.shape).flatMap(([field, schema]) => {
    const target = pointsInto.get(schema) ?? pointsInto.get(withoutWrappers(schema));
    return target ? [{ field, collection: target.collection }] : [];
  });
}

/** The ids in a reference field: one, several, or none when it is null. */
export function idsIn(value: unknown): readonly (string | number)[] {
  if (Array.isArray(value)) return value;
  return typeof value === "number" || typeof value === "string" ? [value] : [];
}
