import * as z from "zod/mini";
import { expected } from "./expected.ts";
import { integerId } from "./fields.ts";
import { withoutWrappers } from "./without-wrappers.ts";
import { withMeta } from "./zod/with-meta.ts";

/** The collection to which a field's ids refer, for the check that every id names a row (O2, P8, C3). */
const pointsInto = z.registry<{ collection: string }>();

/** One id of a row in another collection, for a `*_id` field. */
export function referenceTo(collection: string) {
  return pointTo(integerId.clone(), collection);
}

/** Marks a field as one that holds an id of a row in another collection, or several. */
export function pointTo<Schema extends z.core.$ZodType>(field: Schema, collection: string): Schema {
  pointsInto.add(field, { collection });
  return field;
}

/** Ids of rows in another collection, for a `*_ids` field; the same id twice is refused (S23). */
export function referencesTo(collection: string, options: { atLeastOne?: boolean } = {}) {
  const field = withMeta(
    z.array(integerId, { error: expected("an array of ids") }).check(
      z.minLength(options.atLeastOne ? 1 : 0, { error: "must hold at least one id." }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: "must not name the same id twice." }),
    ),
    { uniqueItems: true },
  );
  return pointTo(field, collection);
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
