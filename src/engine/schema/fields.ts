import { z } from "zod";
import { blanks } from "./blank.ts";
import { COUNTRIES, US_STATES } from "./countries.ts";
import { expected } from "./expected.ts";

/** What a browser's `<input type=email>` takes, by the WHATWG's HTML standard. */
const email = z.regexes.html5Email;

const LONGEST_LOCAL_PART = 64;

/** Text that must hold a non-blank character (S17). */
export const requiredText = z
  .string({ error: expected("text") })
  .refine((text) => text.trim() !== "", { error: expected("text that is not blank") });

/**
 * A plain optional string: "" when it was never given, and "" clears it (S7, S8). `fits` checks the format of any
 * other value; `wanted` describes the format.
 */
export function optionalText(
  wanted = "text",
  fits: (text: string) => boolean = () => true,
  options: { secret?: boolean } = {},
) {
  const error = expected(wanted, options);
  const field = z.string({ error }).refine((text) => text === "" || fits(text), { error });
  blanks.add(field, { blank: "" });
  return field;
}

/** Text that is documented "or null": null when it was never given (S8). */
export const nullableText = z.string({ error: expected("text") }).nullable();

/** Whether a text is an e-mail address (S16). */
export function isEmail(text: string): boolean {
  return email.test(text) && text.indexOf("@") <= LONGEST_LOCAL_PART;
}

/** A required e-mail address (S16). */
export const requiredEmail = z
  .string({ error: expected("an e-mail address") })
  .refine(isEmail, { error: expected("an e-mail address") });

/** An optional e-mail address (S16). */
export const optionalEmail = optionalText("an e-mail address", isEmail);

const countryExpected = "an assigned ISO 3166-1 alpha-2 country code such as US";

/** A required country code (S16). */
export const requiredCountry = z
  .string({ error: expected(countryExpected) })
  .refine((code) => COUNTRIES.has(code), { error: expected(countryExpected) });

/** An optional country code (S16). */
export const optionalCountry = optionalText(countryExpected, (code) => COUNTRIES.has(code));

/** An optional US state, DC or territory abbreviation (S16). */
export const optionalUsState = optionalText("the abbreviation of a US state, DC or a territory", (code) =>
  US_STATES.has(code),
);

/** A calendar day, YYYY-MM-DD, that exists (S16). */
export const day = z.iso.date({ error: expected("a real calendar day in the form YYYY-MM-DD") });

/** One of several words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: expected(`one of ${words.join(", ")}`) });
}

/** An array of several words, none of them twice. */
export function someOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z
    .array(oneOf(words), { error: expected(`an array of ${words.join(", ")}`) })
    .refine((chosen) => new Set<string>(chosen).size === chosen.length, {
      error: "must not name the same one twice.",
    });
}

/** An optional one of several words: "" when it was never given (S8). */
export function optionalOneOf(words: readonly string[]) {
  return optionalText(`one of ${words.join(", ")}`, (text) => words.includes(text));
}

/** A currency code in any case; it must be the only supported one. */
export function currency<const Code extends string>(code: Code) {
  return z.custom<string>(
    (value) => typeof value === "string" && value.toLowerCase() === code.toLowerCase(),
    {
      error: expected(`"${code}", the only currency`),
    },
  );
}

/** A nine-digit ABA routing number (P1). */
export const routingNumber = z
  .string({ error: expected("a string of exactly nine digits") })
  .regex(/^[0-9]{9}$/, { error: expected("a string of exactly nine digits") });

const accountExpected = "a string of 1 to 17 digits, letters or hyphens";

/** The account number of a counterparty or receiver (P2). Its value is never repeated in an error. */
export const accountNumber = z
  .string({ error: expected(accountExpected, { secret: true }) })
  .regex(/^[0-9A-Za-z-]{1,17}$/, { error: expected(accountExpected, { secret: true }) });

/** The integer id of another row (S9). */
export const integerId = z
  .int({
    error: (invalidValue) => {
      const quoted = typeof invalidValue.input === "string" && /^[0-9]+$/.test(invalidValue.input);
      const text = expected("an id, a positive integer")(invalidValue);
      return quoted ? `${text.slice(0, -1)}: send the id without quotes.` : text;
    },
  })
  .min(1, { error: expected("an id, a positive integer") });
