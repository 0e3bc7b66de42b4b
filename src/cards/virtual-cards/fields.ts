import * as z from "zod/mini";
import { blanks } from "../../engine/schema/blank.ts";
import { expected, received } from "../../engine/schema/expected.ts";
import { currency, day, EMAIL_PATTERN, isEmail } from "../../engine/schema/fields.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";

/*
 * The conditions of a create or an update that are about one field's own shape (VC-E1 to VC-E19),
 * in the order of their numbers; those about several fields, or about the bank, are in rules.ts.
 */

const cents = expected("a positive whole number of cents, sent without quotes");
const centsAboveZero = z.int({ error: cents }).check(z.gt(0, { error: "must be greater than 0." }));

/** VC-E1: a monetary amount is not a positive integer in cents (C5). VC-E3 and VC-E4 have their own messages for 0. */
export const positiveCents = z.int({ error: cents }).check(z.gt(0, { error: cents }));

const zeroOrCents = expected("a whole number of cents of at least 0, sent without quotes");

/** VC-E1 of a minimum that may be 0, which is none (OPT-11). */
export const centsOrZero = z.int({ error: zeroOrCents }).check(z.minimum(0, { error: zeroOrCents }));

/** VC-E2: a date is not in YYYY-MM-DD format. */
export const cardDay = day;

/** VC-E3: total_card_amount is not greater than 0. */
export const totalCardAmount = centsAboveZero;

/** VC-E4: per_transaction_max is not greater than 0. */
export const perTransactionMax = z.nullable(centsAboveZero);

/** VC-E8: a currency other than USD is named. */
export const cardCurrency = currency("USD");

/** VC-E9: valid_ending_on is missing, null or empty. */
export const validEndingOn = z.iso.date({
  error: ({ input }) =>
    input === undefined || input === null || input === ""
      ? "is required: send the last day of use in the form YYYY-MM-DD."
      : expected("a real calendar day in the form YYYY-MM-DD")({ input }),
});

const atLeastZero = expected("a whole number of at least 0, sent without quotes");

/** VC-E12: transactions_max is below 0. */
export const transactionsMax = z.int({ error: atLeastZero }).check(z.minimum(0, { error: atLeastZero }));

/** VC-E13: required fields total_card_amount, valid_ending_on are missing. */
export const REQUIRED = ["total_card_amount", "valid_ending_on"] as const;

const MOST_EMAILS = 5;

/** VC-E16: emails holds more than 5 addresses. Each must be an address (C8). */
export const cardEmails = z.nullable(
  withMeta(
    z
      .array(
        z.string({ error: "must be an array of e-mail addresses, got one with values that are not text." }),
        {
          error: expected("an array of e-mail addresses"),
        },
      )
      .check(
        z.refine((emails) => emails.every(isEmail), {
          error: ({ input }) =>
            `must hold e-mail addresses only, got ${received((input as readonly string[]).find((text) => !isEmail(text)))}.`,
        }),
        z.refine((emails) => emails.length <= MOST_EMAILS, {
          when: ({ value }) => Array.isArray(value),
          error: ({ input }) =>
            `must hold at most ${MOST_EMAILS} addresses, got ${(input as readonly unknown[]).length}.`,
        }),
      ),
    { items: { type: "string", pattern: EMAIL_PATTERN }, maxItems: MOST_EMAILS },
  ),
);

/** VC-E17: cardnetwork_data has a key or value that is not a string. A key of JSON always is one. */
export const cardNetworkData = withMeta(
  z.custom<Readonly<Record<string, string>>>(
    (value) => isJsonObject(value) && Object.values(value).every((text) => typeof text === "string"),
    { error: "must be an object whose keys and values are all strings." },
  ),
  { type: "object", additionalProperties: { type: "string" } },
);
blanks.add(cardNetworkData, { blank: {} });
