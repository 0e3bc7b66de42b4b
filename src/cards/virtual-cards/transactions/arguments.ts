import * as z from "zod/mini";
import { flag } from "../../../engine/options.ts";
import { expected } from "../../../engine/schema/expected.ts";
import { oneOf } from "../../../engine/schema/fields.ts";
import { withMeta } from "../../../engine/schema/zod/with-meta.ts";
import { DECLINE_EXPECTED, DECLINES, type Decline, isDeclineReason } from "../../decline-reason.ts";
import { RATE_FORM } from "./exchange.ts";
import { Merchant } from "./merchants/merchant.ts";

const amountError = expected("a positive whole number of cents");

/** Cents of the merchant's currency. */
const amount = withMeta(z.int({ error: amountError }).check(z.gt(0, { error: amountError })), {
  title: "Amount",
  unit: "cents",
});

const feeError = expected("a whole number of US cents of at least 0");

const fee = withMeta(z._default(z.int({ error: feeError }).check(z.minimum(0, { error: feeError })), 0), {
  title: "Fee",
  unit: "cents",
});

const currencyError = expected('a currency code of three letters such as "EUR"');

const currency = withMeta(
  z.pipe(
    z.string({ error: currencyError }).check(z.regex(/^[A-Za-z]{3}$/, { error: currencyError })),
    z.transform((code) => code.toUpperCase()),
  ),
  { title: "Currency" },
);

const rateError = expected("a number above 0, US dollars per unit of the merchant's currency");

const exchangeRate = withMeta(
  z.optional(
    z.pipe(
      z
        .union([z.number(), z.string()], { error: rateError })
        .check(z.refine((rate) => RATE_FORM.test(String(rate)) && Number(rate) > 0, { error: rateError })),
      z.transform(String),
    ),
  ),
  { title: "USD for one of it" },
);

/** Any value that the card does not have, of any type, is a missing row; only an omitted one is an invalid argument. */
const reference = withMeta(
  z.custom<string>((value) => value !== undefined, {
    error: "is required: take it from the result of authorize.",
  }),
  { title: "Authorization" },
);

const decline = withMeta(
  z.optional(z.custom<Decline>(isDeclineReason, { error: expected(DECLINE_EXPECTED) })),
  { title: "Issuer declines", suggestions: DECLINES },
);

const clearingError = expected(
  "the index of a clearing in the card's list, or the reference of an authorization that was cleared",
);

/** The clearing that a refund returns. References are no whole numbers, so the text of one is an index, as a form sends it. */
const clearing = withMeta(
  z.optional(
    z.pipe(
      z.union(
        [
          z.int().check(z.minimum(0, { error: clearingError })),
          z.string().check(z.minLength(1, { error: clearingError })),
        ],
        {
          error: clearingError,
        },
      ),
      z.transform((value) => (/^[0-9]{1,15}$/.test(String(value)) ? Number(value) : value)),
    ),
  ),
  { title: "Clearing", description: "Its index in the list, or the authorization's reference." },
);

/** The arguments of `authorize`. */
export const Purchase = z.strictObject({
  /** Cents of the merchant's currency, a positive whole number. */
  amount,
  /** The types that a purchase can have; the others are those of `reverse` and `refund` (C20). */
  type: withMeta(
    z._default(
      oneOf([
        "Authorization",
        "Advice",
        "First Presentment",
        "Unspecified (Offline Settlements)",
        "Forced Post",
      ]),
      "Authorization",
    ),
    { title: "Type" },
  ),
  /** Where it happens; by default a merchant of this bank. */
  merchant: z.prefault(Merchant, {}),
  /** The currency of the merchant, three letters; by default USD. */
  currency: z._default(currency, "USD"),
  /** US dollars per unit of the merchant's currency; required for any other than USD. */
  exchangeRate,
  /** The issuer's own reason to decline it, whatever the card allows (X93). */
  decline,
});

/** Of `clear`. */
export const Settlement = z.strictObject({
  /** The authorization, from the result of `authorize`. */
  reference,
  /** Cents of the merchant's currency, a positive whole number; by default all that is left. */
  amount: z.optional(amount),
  /** US cents that are added; by default none. */
  fee,
  /** The clearing's own rate, US dollars per unit of the merchant's currency (X94). */
  exchangeRate,
  /** Whether the authorization is done with it; by default it is. */
  final: withMeta(z._default(flag, true), { title: "Final" }),
});

/** Of `reverse`. */
export const Reversal = z.strictObject({
  /** The authorization, from the result of `authorize`. */
  reference: z.exactOptional(reference),
  /** Cents of the merchant's currency, a positive whole number; by default all that is left. */
  amount: z.optional(amount),
  /** Whether it is reported as a reversal advice. */
  advice: withMeta(z._default(flag, false), { title: "By advice" }),
  /** Of a reversal without a reference: where it happens. */
  merchant: z.optional(Merchant),
  /** Of a reversal without a reference: the currency of the merchant, three letters. */
  currency: z.optional(currency),
  /** Of a reversal without a reference: US dollars per unit of the merchant's currency. */
  exchangeRate,
});

/** Of `refund`. */
export const Refund = z.strictObject({
  /** Cents of the merchant's currency, a positive whole number; of a clearing by default all of it. */
  amount: z.optional(amount),
  /** Where it happens; by default the merchant of the last clearing. */
  merchant: z.optional(Merchant),
  /** The currency of the merchant, three letters; by default USD. */
  currency: z.optional(currency),
  /** US dollars per unit of the merchant's currency. */
  exchangeRate,
  /** The clearing that it returns: its index in the card's list, or the reference of its authorization. */
  clearing,
});
