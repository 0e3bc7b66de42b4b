import * as z from "zod/mini";

/** The value of an optional field that was never given (S8). */
export type Blank = null | "" | readonly [] | Readonly<Record<string, never>>;

/**
 * Blank values that do not follow from a field's type: "" for free text, {} for a metadata object that is not
 * documented "or null".
 */
export const blanks = z.registry<{ blank: "" | Readonly<Record<string, never>> }>();

/**
 * The value of an optional field that was never given, derived from its row schema: null for one documented "or
 * null", [] for an array, {} for an object, "" for plain text. Any other field (an enum, a number, a date) has no
 * blank: the result is `undefined`, and the resource has a rule for its default.
 *
 * @example blankOf(z.string().nullable()) // null
 */
export function blankOf(field: z.core.$ZodType): Blank | undefined {
  const registered = blanks.get(field);
  if (registered) return registered.blank;
  const type = field._zod.def.type;
  if (type === "nullable") return null;
  if (type === "array") return [];
  return undefined;
}
