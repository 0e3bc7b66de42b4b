import * as z from "zod/mini";
import { blankOf } from "../../engine/schema/blank.ts";
import { isJsonObject, type JsonObject } from "../../engine/schema/json-object.ts";
import type { Steps } from "../../engine/slices.ts";
import type { Batches } from "../../engine/store/batches.ts";
import { FIRST_ID } from "../../engine/store/ids.ts";
import type { Model } from "../../engine/store/model.ts";

/**
 * Gives a value that may be a snapshot of before, and is changed by it, what Sandbank got after it was taken: tables, which are empty,
 * and fields with a default, which a row of today never lacks. The check that follows refuses anything else that is missing (X331).
 */
export function* addDefaults(snapshot: unknown, models: readonly Model[], work: Batches): Steps<void> {
  if (!isJsonObject(snapshot) || !isJsonObject(snapshot.tables)) return;
  const { tables } = snapshot;
  for (const { collection, row } of models) {
    if (!Object.hasOwn(tables, collection))
      Object.assign(tables, { [collection]: { next: FIRST_ID, rows: [] } });
    const table = tables[collection];
    if (!isJsonObject(table) || !Array.isArray(table.rows)) continue;
    const defaults = defaultsOf(row);
    const add = (saved: unknown) => {
      if (isJsonObject(saved) && isJsonObject(saved.row))
        Object.assign(saved, { row: withDefaults(saved.row, defaults) });
    };
    yield* work.each(table.rows, add, "uncounted");
  }
}

/** The fields of an object in their order, each with its default; those of `internal` are in it. */
type Defaults = readonly (readonly [name: string, value: unknown, inside?: Defaults])[];

function defaultsOf({ shape }: z.ZodMiniObject): Defaults {
  return Object.entries(shape).map(([name, field]) =>
    field instanceof z.ZodMiniObject ? [name, undefined, defaultsOf(field)] : [name, defaultOf(field)],
  );
}

/** Whether the schema of a row takes one that lacks a field which its rows always have, as that of a team's own may. */
export function hasDefaults({ row }: Model): boolean {
  return Object.values(row.shape).some((field) => field._zod.def.type === "default");
}

function defaultOf(field: z.core.$ZodType): unknown {
  const { def } = field._zod as z.core.$ZodTypeInternals & {
    readonly def: { readonly defaultValue?: unknown };
  };
  if (def.type === "default") return def.defaultValue;
  return z.globalRegistry.get(field)?.default ?? blankOf(field);
}

/** An object with the fields that it lacks, in their order; itself where it lacks none. */
function withDefaults(object: JsonObject, defaults: Defaults): JsonObject {
  let added: JsonObject | undefined;
  for (const [name, value, inside] of defaults) {
    const given = object[name];
    if (inside && isJsonObject(given)) {
      const whole = withDefaults(given, inside);
      if (whole !== given) added = { ...added, [name]: whole };
    } else if (value !== undefined && !Object.hasOwn(object, name)) {
      added = { ...added, [name]: structuredClone(value) };
    }
  }
  if (added === undefined) return object;
  const whole = { ...object, ...added };
  const known = defaults.flatMap(([name]) => (Object.hasOwn(whole, name) ? [[name, whole[name]]] : []));
  return { ...Object.fromEntries(known), ...whole };
}
