import { z } from "zod";

/** The value a field answers when it was never given (S8). */
export type Blank = null | "" | readonly [] | Readonly<Record<string, never>>;

/**
 * Remembers the blank value of the fields whose type does not tell it: free text answers "",
 * a metadata object that is not documented "or null" answers {}.
 */
export const blanks = z.registry<{ blank: "" | Readonly<Record<string, never>> }>();

/**
 * The value an optional field answers when it was never given, read off its row schema: null for
 * one documented "or null", [] for an array, {} for an object, "" for plain text. A field that has
 * none of these (an enum, a number, a date) has no blank: the answer is `undefined` and its
 * default is a rule of its resource.
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
