import * as z from "zod";
import { flag } from "../../../engine/options.ts";
import { expected } from "../../../engine/schema/expected.ts";
import { oneOf } from "../../../engine/schema/fields.ts";
import { DECLINE_EXPECTED, DECLINES, type Decline, isDeclineReason } from "./decline-reason.ts";
import { RATE_FORM } from "./exchange.ts";
import { Merchant } from "./merchant.ts";

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

/** The currency of the merchant. */
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

/** The issuer's own reason to decline. */
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
  merchant: Merchant.prefault({}),
  currency: currency.default("USD"),
  exchangeRate,
  decline,
});

/** Of `clear`. */
export const Settlement = z.strictObject({
  reference,
  amount: amount.optional(),
  fee,
  exchangeRate,
  final: flag.default(true).meta({ title: "Final" }),
});

/** Of `reverse`. */
export const Reversal = z.strictObject({
  reference: reference.exactOptional(),
  amount: amount.optional(),
  advice: flag.default(false).meta({ title: "By advice" }),
  merchant: Merchant.optional(),
  currency: currency.optional(),
  exchangeRate,
});

/** Of `refund`. */
export const Refund = z.strictObject({
  amount: amount.optional(),
  merchant: Merchant.optional(),
  currency: currency.optional(),
  exchangeRate,
  clearing,
});
