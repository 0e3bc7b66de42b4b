import { z } from "zod";
import { actionsOf } from "../../engine/resource/action.ts";
import { expected } from "../../engine/schema/expected.ts";
import { oneOf } from "../../engine/schema/fields.ts";
import type { CardsBank } from "../options.ts";
import type { VirtualCard } from "./schema.ts";
import { authorize as authorizePurchase } from "./transactions/authorize.ts";
import { clear as clearAuthorization } from "./transactions/clear.ts";
import { NO_EXCHANGE, RATE_FORM } from "./transactions/exchange.ts";
import { Merchant } from "./transactions/merchant.ts";
import { refund as refundPurchase } from "./transactions/refund.ts";
import { reverse as reverseAuthorization } from "./transactions/reverse.ts";

const action = actionsOf<CardsBank, VirtualCard>();

const amountError = expected("a positive whole number of cents");
const amount = z
  .int({ error: amountError })
  .gt(0, { error: amountError })
  .meta({ title: "Amount", unit: "cents" });
const feeError = expected("a whole number of US cents of at least 0");
const currencyError = expected('a currency code of three letters such as "EUR"');
const rateError = expected("a number above 0, US dollars per unit of the merchant's currency");

/** Any value that the card does not have, of any type, is a missing row; only an omitted one is an invalid argument. */
const reference = z
  .custom<string>((value) => value !== undefined, {
    error: "is required: take it from the result of authorize.",
  })
  .meta({ title: "Authorization" });

const Purchase = z.strictObject({
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
  currency: z
    .string({ error: currencyError })
    .regex(/^[A-Za-z]{3}$/, { error: currencyError })
    .transform((code) => code.toUpperCase())
    .default("USD")
    .meta({ title: "Currency" }),
  exchangeRate: z
    .union([z.number(), z.string()], { error: rateError })
    .refine((rate) => RATE_FORM.test(String(rate)) && Number(rate) > 0, { error: rateError })
    .transform(String)
    .optional()
    .meta({ title: "USD for one of it" }),
});

/**
 * A merchant asks for approval or, with another `type`, reports a purchase that has happened (C16 to C20). Amounts
 * are cents of the merchant's currency.
 *
 * @example await bank.simulate.virtualCards.authorize("1001", { amount: 2500, merchant: { name: "Cafe", mcc: "5812" } });
 */
const authorize = action({
  title: "Authorize",
  arguments: Purchase,
  answer: "plain",
  handle: ({ row, values, bank }) =>
    authorizePurchase(bank, row, { ...values, exchangeRate: rateOf(values) }),
});

/** A merchant settles an authorization: all that is left of it, or `amount`; `fee` (US cents) is added. */
const clear = action({
  title: "Clear",
  arguments: z.strictObject({
    reference,
    amount: amount.optional(),
    fee: z
      .int({ error: feeError })
      .min(0, { error: feeError })
      .default(0)
      .meta({ title: "Fee", unit: "cents" }),
  }),
  positional: ["reference"],
  answer: "plain",
  handle: ({ row, values, bank }) => clearAuthorization(bank, row, values.reference, values),
});

/** A merchant reverses an authorization, all of it or `amount`. */
const reverse = action({
  title: "Reverse",
  arguments: z.strictObject({
    reference,
    amount: amount.optional(),
    advice: z
      .boolean({ error: expected("true or false") })
      .default(false)
      .meta({ title: "By advice" }),
  }),
  positional: ["reference"],
  answer: "plain",
  handle: ({ row, values, bank }) => reverseAuthorization(bank, row, values.reference, values),
});

/** A merchant refunds US cents; by default the merchant of the last clearing. */
const refund = action({
  title: "Refund",
  arguments: z.strictObject({ amount, merchant: Merchant.optional() }),
  answer: "plain",
  handle: ({ row, values, bank }) =>
    refundPurchase(bank, row, { ...values, merchant: values.merchant ?? lastMerchant(row) }),
});

/** What happens to a card at merchants and in the network. Each takes the card's id. */
export const virtualCardActions = { authorize, clear, reverse, refund };

/** Only a purchase in another currency than US dollars has an exchange rate, and needs one (C18). */
function rateOf({ currency, exchangeRate }: z.output<typeof Purchase>): string {
  if (currency === "USD") {
    if (exchangeRate === undefined || Number(exchangeRate) === 1) return NO_EXCHANGE;
    throw new RangeError(
      "authorize: 'exchangeRate' must be 1 or left out, because the purchase is in US dollars.",
    );
  }
  if (exchangeRate !== undefined) return exchangeRate;
  throw new RangeError(
    `authorize: 'exchangeRate' is required for a purchase in ${currency}: send US dollars for one ${currency}.`,
  );
}

/** The merchant of a refund that names none. */
function lastMerchant(card: VirtualCard): z.output<typeof Merchant> {
  const last = card.clearings.at(-1);
  return last ? { id: last.merchant_id, name: last.merchant_name, mcc: last.mcc } : Merchant.parse({});
}
