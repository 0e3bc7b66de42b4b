import type * as z from "zod/mini";
import en from "zod/v4/locales/en.js";

/**
 * How zod says what is wrong with a value, for the schemas that have no texts of their own: without it zod/mini says "Invalid
 * input". It is given to each parse, for the language of the whole of zod is the application's to choose. Only what is loaded on
 * demand uses it.
 *
 * @example schema.safeParse(value, inEnglish)
 */
export const inEnglish: z.core.ParseContext<z.core.$ZodIssue> = { error: en().localeError };
