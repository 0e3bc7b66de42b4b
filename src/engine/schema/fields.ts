import * as z from "zod/mini";
import { regexes } from "zod/v4/core";
import { blanks } from "./blank.ts";
import { COUNTRIES, US_STATES } from "./countries.ts";
import { expected } from "./expected.ts";
import { pointTo } from "./references.ts";
import { withMeta } from "./zod/with-meta.ts";

/** What a browser's `<input type=email>` takes, by the WHATWG's HTML standard, with at most 64 characters before the @ (S16). */
const email = new RegExp(regexes.html5Email.source.replace("+@", "{1,64}@"));

/** The form of an e-mail address, for JSON Schema. */
export const EMAIL_PATTERN = email.source;

/** Text that holds a non-blank character, for JSON Schema. */
export const NOT_BLANK = { minLength: 1, pattern: "\\S" };

/** Text that must hold a non-blank character (S17). */
export const requiredText = withMeta(
  z
    .string({ error: expected("text") })
    .check(z.refine((text) => text.trim() !== "", { error: expected("text that is not blank") })),
  NOT_BLANK,
);

/**
 * A plain optional string: "" when it was never given, and "" clears it (S7, S8). `fits` checks the format of any
 * other value; `wanted` describes the format, and `schema` states it for JSON Schema.
 */
export function optionalText(
  wanted = "text",
  fits: (text: string) => boolean = () => true,
  options: {
    secret?: boolean;
    schema?: { pattern: string } | { enum: string[] } | { description: string };
  } = {},
) {
  const error = expected(wanted, options);
  const text = z.string({ error }).check(z.refine((text) => text === "" || fits(text), { error }));
  const field = options.schema ? withMeta(text, options.schema) : text;
  blanks.add(field, { blank: "" });
  return field;
}

/** Text that is documented "or null": null when it was never given (S8). */
export const nullableText = z.nullable(z.string({ error: expected("text") }));

/** Whether a text is an e-mail address (S16). */
export function isEmail(text: string): boolean {
  return email.test(text);
}

/** A required e-mail address (S16). */
export const requiredEmail = withMeta(
  z
    .string({ error: expected("an e-mail address") })
    .check(z.refine(isEmail, { error: expected("an e-mail address") })),
  { pattern: EMAIL_PATTERN },
);

/** An optional e-mail address (S16). */
export const optionalEmail = optionalText("an e-mail address", isEmail, {
  schema: { pattern: `^$|${EMAIL_PATTERN}` },
});

/** One of several codes, for JSON Schema: a pattern, because a client's own values are plain text. */
function anyOf(codes: Iterable<string>): string {
  return `^(${[...codes].join("|")})$`;
}

const countryExpected = "an assigned ISO 3166-1 alpha-2 country code such as US";

/** A required country code (S16). */
export const requiredCountry = withMeta(
  z
    .string({ error: expected(countryExpected) })
    .check(z.refine((code) => COUNTRIES.has(code), { error: expected(countryExpected) })),
  { pattern: anyOf(COUNTRIES) },
);

/** An optional country code (S16). */
export const optionalCountry = optionalText(countryExpected, (code) => COUNTRIES.has(code), {
  schema: { pattern: anyOf(["", ...COUNTRIES]) },
});

/** An optional US state, DC or territory abbreviation (S16). */
export const optionalUsState = optionalText(
  "the abbreviation of a US state, DC or a territory",
  (code) => US_STATES.has(code),
  { schema: { pattern: anyOf(["", ...US_STATES]) } },
);

/** The state of an address in any country; that it is a US state in the US is a rule about both fields (S16). */
export const stateOfCountry = optionalText("text", undefined, {
  schema: { description: "Where the country is not US, any text." },
});

/** A calendar day, YYYY-MM-DD, that exists (S16). */
export const day = z.iso.date({ error: expected("a real calendar day in the form YYYY-MM-DD") });

/** One of several words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: expected(`one of ${words.join(", ")}`) });
}

/** An array of several words, none of them twice. */
export function someOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return withMeta(
    z.array(oneOf(words), { error: expected(`an array of ${words.join(", ")}`) }).check(
      z.refine((chosen) => new Set<string>(chosen).size === chosen.length, {
        error: "must not name the same one twice.",
      }),
    ),
    { uniqueItems: true },
  );
}

/** An optional one of several words: "" when it was never given (S8). */
export function optionalOneOf<const Words extends readonly string[]>(words: Words) {
  const field = optionalText(`one of ${words.join(", ")}`, (text) => words.includes(text), {
    schema: { enum: ["", ...words] },
  });
  // An enum would have the type by itself, but is another shape of what a snapshot saves.
  return field as z.ZodMiniType<string> as z.ZodMiniType<"" | Words[number], "" | Words[number]>;
}

/** A currency code in any case; it must be the only supported one. */
export function currency<const Code extends string>(code: Code) {
  return withMeta(
    z.custom<string>((value) => typeof value === "string" && value.toLowerCase() === code.toLowerCase(), {
      error: expected(`"${code}", the only currency`),
    }),
    { type: "string", pattern: `^${inAnyCase(code)}$`, default: code },
  );
}

/** A pattern for a word in any case, which JSON Schema has no flag for. */
function inAnyCase(word: string): string {
  return [...word].map((letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`).join("");
}

/** A nine-digit ABA routing number (P1). */
export const routingNumber = withMeta(
  z
    .string({ error: expected("a string of exactly nine digits") })
    .check(z.regex(/^[0-9]{9}$/, { error: expected("a string of exactly nine digits") })),
  { description: "Its check digit is tested in strict mode." },
);

const accountExpected = "a string of 1 to 17 digits, letters or hyphens";

/** The account number of a counterparty or receiver (P2). Its value is never repeated in an error. */
export const accountNumber = z
  .string({ error: expected(accountExpected, { secret: true }) })
  .check(z.regex(/^[0-9A-Za-z-]{1,17}$/, { error: expected(accountExpected, { secret: true }) }));

/** The integer id of another row (S9). */
export const integerId = z
  .int({
    error: (invalidValue) => {
      const quoted = typeof invalidValue.input === "string" && /^[0-9]+$/.test(invalidValue.input);
      const text = expected("an id, a positive integer")(invalidValue);
      return quoted ? `${text.slice(0, -1)}: send the id without quotes.` : text;
    },
  })
  .check(z.minimum(1, { error: expected("an id, a positive integer") }));

/** One id of a row in another collection, for a `*_id` field. */
export function referenceTo(collection: string) {
  return pointTo(integerId.clone(), collection);
}

/** Ids of rows in another collection, for a `*_ids` field; the same id twice is refused (S23). */
export function referencesTo(collection: string, options: { atLeastOne?: boolean } = {}) {
  const field = withMeta(
    z.array(integerId, { error: expected("an array of ids") }).check(
      z.minLength(options.atLeastOne ? 1 : 0, { error: "must hold at least one id." }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: "must not name the same id twice." }),
    ),
    { uniqueItems: true },
  );
  return pointTo(field, collection);
}
