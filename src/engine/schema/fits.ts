import * as z from "zod/mini";
import { checked } from "./checked.ts";
import { isJsonObject } from "./json-object.ts";

/** Whether a JSON value matches a schema. */
type Fits = (value: unknown) => boolean;

/**
 * Makes a function that tells whether JSON values match a schema, for rows of a table, which are much alike: it remembers
 * of each field the last value that matched, and does not check that again. The rest is checked by the schema.
 *
 * @example
 * const fits = fitsOf(Row);
 * rows.every((row) => fits(row))
 */
export function fitsOf(schema: z.core.$ZodType): Fits {
  const whole: Fits = (value) => checked(schema, value).issues === undefined;
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  const limits = limitsOf(definition);
  if (limits) return (value) => Number.isSafeInteger(value) && limits.every((fits) => fits(value as number));
  if (definition.checks !== undefined && definition.checks.length > 0) return remembering(whole);
  switch (definition.type) {
    case "object":
      return definition.catchall?._zod.def.type === "never"
        ? fitsObject(Object.entries(definition.shape), whole)
        : whole;
    case "array": {
      const fits = fitsOf(definition.element);
      return (value) => Array.isArray(value) && value.every((item) => fits(item));
    }
    case "nullable": {
      const fits = fitsOf(definition.innerType);
      return (value) => value === null || fits(value);
    }
    case "string":
      return schema.constructor === z.ZodMiniString && !("format" in definition) && !definition.coerce
        ? (value) => typeof value === "string"
        : remembering(whole);
    default:
      return remembering(whole);
  }
}

/** What tells whether a whole number, such as an id, is within a schema's limits; undefined for any other schema or rule. */
function limitsOf(definition: z.core.$ZodTypeDef): readonly ((value: number) => boolean)[] | undefined {
  const { type, format, coerce, checks = [] } = definition as Partial<z.core.$ZodNumberFormatDef>;
  if (type !== "number" || format !== "safeint" || coerce) return undefined;
  const limits = checks.map(({ _zod }) => {
    const { check, value: limit, inclusive } = _zod.def as Partial<z.core.$ZodCheckLessThanDef>;
    if (typeof limit !== "number" || !inclusive) return undefined;
    if (check === "less_than") return (value: number) => value <= limit;
    return `${check}` === "greater_than" ? (value: number) => value >= limit : undefined;
  });
  return limits.every((each) => each !== undefined) ? limits : undefined;
}

/** An object with these fields in this order and no others; one with other fields or another order is left to the schema. */
function fitsObject(shape: readonly (readonly [string, z.core.$ZodType])[], whole: Fits): Fits {
  const fields = shape.map(([name, field]) => ({ name, fits: fitsOf(field) }));
  return (value) => {
    if (!isJsonObject(value)) return whole(value);
    let at = 0;
    for (const name in value) {
      const field = fields[at];
      if (field?.name !== name) return whole(value);
      if (!field.fits(value[name])) return false;
      at += 1;
    }
    return at === fields.length || whole(value);
  };
}

/** A plain value that is the last one that did matches, too; an object may have been changed since. */
function remembering(whole: Fits): Fits {
  let last: unknown;
  return (value) => {
    if (value === last && value !== undefined && typeof value !== "object") return true;
    if (!whole(value)) return false;
    last = value;
    return true;
  };
}
