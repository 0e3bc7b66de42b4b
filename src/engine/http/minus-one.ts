import * as z from "zod/mini";

/** What -1 means for an optional number or id of a body: a value, or that the field is not given (OPT-4). */
export type MinusOne = "value" | "not-given";

/** Every request with a body needs the names, so they are looked up once per route. */
const known = new WeakMap<z.ZodMiniObject, ReadonlySet<string>>();

/** The fields of a body that are numbers or ids and may be left out. */
export function optionalNumbers(body: z.ZodMiniObject): ReadonlySet<string> {
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
  if (field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniNullable)
    return isNumber(field.def.innerType);
  if (field instanceof z.ZodMiniPipe) return isNumber(field.def.in);
  return field instanceof z.ZodMiniNumber;
}

/** The fields of a body without those that were sent as -1 to say that they are not given. */
export function withoutMinusOne(
  sent: Readonly<Record<string, unknown>>,
  body: z.ZodMiniObject,
): Readonly<Record<string, unknown>> {
  const names = optionalNumbers(body);
  return Object.fromEntries(Object.entries(sent).filter(([name, value]) => value !== -1 || !names.has(name)));
}
