import * as z from "zod/mini";
import { checked } from "../../schema/checked.ts";
import { isJsonObject } from "../../schema/json-object.ts";
import { takeShared } from "./appended.ts";

/**
 * Whether a JSON value matches a schema. `before` is a frozen value that does, of which it may have parts: these are not checked again,
 * nor are the items of a list to which others were appended. Undefined for none.
 */
export type Fits = (value: unknown, before?: unknown) => boolean;

/** Those of schemas for which they were made; not of their parts, which may have several places with other values in each. */
const made = new WeakMap<z.core.$ZodType, Fits>();

/**
 * The function that tells whether JSON values match a schema, for rows of a table, which are much alike: it remembers of each field
 * the last value that matched, and does not check that again. The rest is checked by the schema.
 *
 * @example
 * const fits = fitsOf(Row);
 * rows.every((row) => fits(row))
 */
export function fitsOf(schema: z.core.$ZodType): Fits {
  const fits = made.get(schema) ?? makeFits(schema);
  made.set(schema, fits);
  return fits;
}

function makeFits(schema: z.core.$ZodType): Fits {
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
    case "array":
      return fitsList(partOf(definition.element));
    case "nullable": {
      const fits = partOf(definition.innerType);
      return (value, before) => value === null || fits(value, before);
    }
    case "optional": {
      const fits = partOf(definition.innerType);
      return (value, before) => value === undefined || fits(value, before);
    }
    case "string":
      return schema.constructor === z.ZodMiniString && !("format" in definition) && !definition.coerce
        ? (value) => typeof value === "string"
        : remembering(whole);
    default:
      return remembering(whole);
  }
}

/** That of a part, which is the one of rows where it is the schema of rows. */
function partOf(schema: z.core.$ZodType): Fits {
  return made.get(schema) ?? makeFits(schema);
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

/**
 * An object with these fields in this order and no others, but for optional ones, which it may lack; one with other fields or another
 * order is left to the schema.
 */
function fitsObject(shape: readonly (readonly [string, z.core.$ZodType])[], whole: Fits): Fits {
  const fields = shape.map(([name, field]) => ({
    name,
    fits: partOf(field),
    mayLack: field._zod.def.type === "optional",
  }));
  return (value, before) => {
    if (!isJsonObject(value)) return whole(value);
    const known = isJsonObject(before) ? before : undefined;
    let at = 0;
    for (const name in value) {
      let field = fields[at];
      while (field?.mayLack && field.name !== name) {
        at += 1;
        field = fields[at];
      }
      if (field?.name !== name) return whole(value);
      const part = value[name];
      const former = known?.[name];
      if ((former === undefined || part !== former) && !field.fits(part, former)) return false;
      at += 1;
    }
    while (fields[at]?.mayLack) at += 1;
    return at === fields.length || whole(value);
  };
}

function fitsList(fits: Fits): Fits {
  return (value, before) => {
    if (!Array.isArray(value)) return false;
    for (let at = Array.isArray(before) ? takeShared(value, before) : 0; at < value.length; at += 1) {
      if (!fits(value[at])) return false;
    }
    return true;
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
