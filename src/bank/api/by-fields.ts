import * as z from "zod/mini";
import { nearest } from "../../engine/nearest.ts";
import { received } from "../../engine/schema/expected.ts";
import { isJsonObject, type JsonObject } from "../../engine/schema/json-object.ts";
import { withoutWrappers } from "../../engine/schema/without-wrappers.ts";
import { type Model, wireOf } from "../../engine/store/model.ts";

/**
 * Values that fields of a row must have, as the API shows them; of an object inside the row, the fields that count. A list is
 * not compared: pass a query for that.
 *
 * @example { status: "failed", return: { code: "R01" } }
 */
export type ByFields<Wire> = { readonly [Field in keyof Wire]?: Wanted<Wire[Field]> };

/** What a field is compared with. */
type Wanted<Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? ByFields<Value>
    : Value;

/**
 * Makes the function that tells whether a row has the wanted values. Throws a RangeError that names a field which the rows of
 * the collection do not have, or a value that no field can be compared with.
 */
export function matcherOf(model: Model, taker: string, fields: unknown): (row: object) => boolean {
  if (!isJsonObject(fields)) {
    throw new RangeError(
      `${taker} takes a query such as (q) => q.where({ id: "1001" }), or an object of fields, got ${received(fields)}.`,
    );
  }
  check(wireOf(model), fields, taker, []);
  return (row) => matches(row, fields);
}

function check(schema: z.ZodMiniObject, fields: JsonObject, taker: string, path: readonly string[]): void {
  const known = Object.keys(schema.shape);
  for (const [name, value] of Object.entries(fields)) {
    const at = [...path, name].join(".");
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
    if (field === undefined) {
      const meant = nearest(name, known);
      throw new RangeError(
        `${taker}: there is no field '${at}'${meant === undefined ? "" : `, did you mean '${meant}'?`} The fields are ${known.join(", ")}.`,
      );
    }
    if (value === undefined)
      throw new RangeError(`${taker}: the field '${at}' is undefined: leave it out, or give it a value.`);
    if (Array.isArray(value))
      throw new RangeError(
        `${taker}: the field '${at}' can't be compared with a list: pass a query such as (q) => q.where((row) => row.${at}.length > 0).`,
      );
    const inner = withoutWrappers(field);
    if (isJsonObject(value) && inner instanceof z.ZodMiniObject) check(inner, value, taker, [...path, name]);
  }
}

function matches(value: unknown, wanted: unknown): boolean {
  if (!isJsonObject(wanted)) return value === wanted;
  return isJsonObject(value) && Object.entries(wanted).every(([name, each]) => matches(value[name], each));
}
