import * as z from "zod";
import { flag } from "../../../engine/options.ts";
import { expected } from "../../../engine/schema/expected.ts";
import { oneOf } from "../../../engine/schema/fields.ts";
import { DECLINE_EXPECTED, DECLINES, type Decline, isDeclineReason } from "../../decline-reason.ts";
import { RATE_FORM } from "./exchange.ts";
import { Merchant } from "./merchants/merchant.ts";

const amountError = expected("a positive whole number of cents");

/** Cents of the merchant's currency. */
const amount = z
  .int({ error: amountError })
  .gt(0, { error: amountError })
  .meta({ title: "Amount", unit: "cents" });

const feeError = expected("a whole number of US cents of at least 0");

const fee = z
  .int({ error: feeError })
  .min(0, { error: feeError })
  .default(0)
  .meta({ title: "Fee", unit: "cents" });

const currencyError = expected('a currency code of three letters such as "EUR"');

const currency = z
  .string({ error: currencyError })
  .regex(/^[A-Za-z]{3}$/, { error: currencyError })
  .transform((code) => code.toUpperCase())
  .meta({ title: "Currency" });

const rateError = expected("a number above 0, US dollars per unit of the merchant's currency");

const exchangeRate = z
  .union([z.number(), z.string()], { error: rateError })
  .refine((rate) => RATE_FORM.test(String(rate)) && Number(rate) > 0, { error: rateError })
  .transform(String)
  .optional()
  .meta({ title: "USD for one of it" });

/** Any value that the card does not have, of any type, is a missing row; only an omitted one is an invalid argument. */
const reference = z
  .custom<string>((value) => value !== undefined, {
    error: "is required: take it from the result of authorize.",
  })
  .meta({ title: "Authorization" });

const decline = z
  .custom<Decline>(isDeclineReason, { error: expected(DECLINE_EXPECTED) })
  .optional()
  .meta({ title: "Issuer declines", suggestions: DECLINES });

const clearingError = expected(
  "the index of a clearing in the card's list, or the reference of an authorization that was cleared",
);

/** The clearing that a refund returns. References are no whole numbers, so the text of one is an index, as a form sends it. */
const clearing = z
  .union([z.int().min(0, { error: clearingError }), z.string().min(1, { error: clearingError })], {
    error: clearingError,
  })
  .transform((value) => (/^[0-9]{1,15}$/.test(String(value)) ? Number(value) : value))
  .optional()
  .meta({ title: "Clearing", description: "Its index in the list, or the authorization's reference." });

/** The arguments of `authorize`. */
export const Purchase = z.strictObject({
  /** Cents of the merchant's currency, a positive whole number. */
  amount,
  /** The types that a purchase can have; the others are those of `reverse` and `refund` (C20). */
  type: oneOf([
    "Authorization",
    "Advice",
    "First Presentment",
    "Unspecified (Offline Settlements)",
    "Forced Post",
  ])
    .default("Authorization")
    .meta({ title: "Type" }),
  /** Where it happens; by default a merchant of this bank. */
  merchant: Merchant.prefault({}),
  /** The currency of the merchant, three letters; by default USD. */
  currency: currency.default("USD"),
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
  amount: amount.optional(),
  /** US cents that are added; by default none. */
  fee,
  /** The clearing's own rate, US dollars per unit of the merchant's currency (X94). */
  exchangeRate,
  /** Whether the authorization is done with it; by default it is. */
  final: flag.default(true).meta({ title: "Final" }),
});

/** Of `reverse`. */
export const Reversal = z.strictObject({
  /** The authorization, from the result of `authorize`. */
  reference: reference.exactOptional(),
  /** Cents of the merchant's currency, a positive whole number; by default all that is left. */
  amount: amount.optional(),
  /** Whether it is reported as a reversal advice. */
  advice: flag.default(false).meta({ title: "By advice" }),
  /** Of a reversal without a reference: where it happens. */
  merchant: Merchant.optional(),
  /** Of a reversal without a reference: the currency of the merchant, three letters. */
  currency: currency.optional(),
  /** Of a reversal without a reference: US dollars per unit of the merchant's currency. */
  exchangeRate,
});

/** Of `refund`. */
export const Refund = z.strictObject({
  /** Cents of the merchant's currency, a positive whole number; of a clearing by default all of it. */
  amount: amount.optional(),
  /** Where it happens; by default the merchant of the last clearing. */
  merchant: Merchant.optional(),
  /** The currency of the merchant, three letters; by default USD. */
  currency: currency.optional(),
  /** US dollars per unit of the merchant's currency. */
  exchangeRate,
  /** The clearing that it returns: its index in the card's list, or the reference of its authorization. */
  clearing,
});
