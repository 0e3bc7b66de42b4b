import * as z from "zod/mini";
import { takeShared } from "./appended.ts";

/**
 * Tells whether a value matches a schema, given a frozen one before it that does: what both share is not checked
 * again, nor are the items of a list to which others were appended.
 *
 * @example changesFit(z.object({ list: z.array(z.string()) }), { list: appended(before.list, ["new"]) }, before) // true
 */
export function changesFit(schema: z.core.$ZodType, value: unknown, before: unknown): boolean {
  if (value === before) return true;
  if (schema instanceof z.ZodMiniObject && isPlain(schema) && isRecord(value) && isRecord(before)) {
    return Object.entries(schema.shape).every(([name, field]) =>
      changesFit(field as z.core.$ZodType, value[name], before[name]),
    );
  }
  if (schema instanceof z.ZodMiniArray && isPlain(schema) && Array.isArray(value) && Array.isArray(before)) {
    const { element } = schema.def;
    for (let at = takeShared(value, before); at < value.length; at += 1) {
      if (!z.safeParse(element, value[at]).success) return false;
    }
    return true;
  }
  return z.safeParse(schema, value).success;
}

/** Whether its parts are all that a schema asks for: it has no rule about the whole, and takes or drops other fields. */
function isPlain(schema: z.ZodMiniObject | z.ZodMiniArray): boolean {
  const { checks } = schema._zod.def;
  return (
    (checks === undefined || checks.length === 0) &&
    !(schema instanceof z.ZodMiniObject && schema._zod.def.catchall)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
