import * as z from "zod";

/** What -1 means for an optional number or id of a body: a value, or that the field is not given (OPT-4). */
export type MinusOne = "value" | "not-given";

/** Every request with a body needs the names, so they are looked up once per route. */
const known = new WeakMap<z.ZodObject, ReadonlySet<string>>();

/** The fields of a body that are numbers or ids and may be left out. */
export function optionalNumbers(body: z.ZodObject): ReadonlySet<string> {
  const found = known.get(body);
  if (found) return found;
  const fields = Object.entries<z.core.$ZodType>(body.shape);
  const names = new Set(
    fields.flatMap(([name, field]) => (field._zod.optin === "optional" && isNumber(field) ? [name] : [])),
  );
  known.set(body, names);
  return names;
}

function isNumber(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return isNumber(field.def.innerType);
  if (field instanceof z.ZodPipe) return isNumber(field.def.in);
  return field instanceof z.ZodNumber;
}

/** The fields of a body without those that were sent as -1 to say that they are not given. */
export function withoutMinusOne(
  sent: Readonly<Record<string, unknown>>,
  body: z.ZodObject,
): Readonly<Record<string, unknown>> {
  const names = optionalNumbers(body);
  return Object.fromEntries(Object.entries(sent).filter(([name, value]) => value !== -1 || !names.has(name)));
}
