import * as z from "zod/mini";
import { expected } from "./expected.ts";
import { integerId } from "./fields.ts";
import { pointTo } from "./references.ts";
import { withMeta } from "./zod/with-meta.ts";

/** One id of a row in another collection, for a `*_id` field. */
export function referenceTo(collection: string) {
  return pointTo(integerId.clone(), collection);
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
