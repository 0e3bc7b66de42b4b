import { z } from "zod";

/**
 * Tells whether a value matches a schema, given a frozen one before it that does: what both share is not checked
 * again, so an entry added to a long list costs as much as one added to a short list.
 *
 * @example changesFit(z.object({ list: z.array(z.string()) }), { list: [...before.list, "new"] }, before) // true
 */
export function changesFit(schema: z.core.$ZodType, value: unknown, before: unknown): boolean {
  if (value === before) return true;
  if (schema instanceof z.ZodObject && isPlain(schema) && isRecord(value) && isRecord(before)) {
    return Object.entries(schema.shape).every(([name, field]) =>
      changesFit(field as z.core.$ZodType, value[name], before[name]),
    );
  }
  if (schema instanceof z.ZodArray && isPlain(schema) && Array.isArray(value) && Array.isArray(before)) {
    const { element } = schema;
    const shared = sharedPrefix(value, before);
    return value.slice(shared).every((item) => z.safeParse(element, item).success);
  }
  return z.safeParse(schema, value).success;
}

/** How many items two lists begin with alike. */
function sharedPrefix(list: readonly unknown[], other: readonly unknown[]): number {
  let at = 0;
  while (at < list.length && at < other.length && list[at] === other[at]) at += 1;
  return at;
}

/** Whether its parts are all that a schema asks for: it has no rule about the whole, and takes or drops other fields. */
function isPlain(schema: z.ZodObject | z.ZodArray): boolean {
  const { checks } = schema._zod.def;
  return (
    (checks === undefined || checks.length === 0) &&
    !(schema instanceof z.ZodObject && schema._zod.def.catchall)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
