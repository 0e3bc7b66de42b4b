import * as z from "zod";
import { flag } from "../../engine/options.ts";
import { actionsOf } from "../../engine/resource/action.ts";
import { oneOf } from "../../engine/schema/fields.ts";
import type { CardsBank } from "../options.ts";
import type { VirtualCard } from "./schema.ts";
import * as argument from "./transactions/arguments.ts";
import { authorize as authorizePurchase } from "./transactions/authorize.ts";
import { clear as clearAuthorization } from "./transactions/clear.ts";
import { rateOf } from "./transactions/exchange.ts";
import { Merchant } from "./transactions/merchant.ts";
import { refund as refundPurchase } from "./transactions/refund.ts";
import { returnClearing } from "./transactions/return-clearing.ts";
import { reverse as reverseAuthorization } from "./transactions/reverse.ts";
import { reverseUnmatched } from "./transactions/reverse-unmatched.ts";

const action = actionsOf<CardsBank, VirtualCard>();

const Purchase = z.strictObject({
  amount: argument.amount,
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
  currency: argument.currency.default("USD"),
  exchangeRate: argument.exchangeRate,
  decline: argument.decline,
});

/**
 * A merchant asks for approval or, with another `type`, reports a purchase that has happened (C16 to C20). Amounts
 * are cents of the merchant's currency. With `decline` the issuer declines it, whatever the card allows (X93).
 *
 * @example await bank.simulate.virtualCards.authorize("1001", { amount: 2500, merchant: { name: "Cafe", mcc: "5812" } });
 */
const authorize = action({
  title: "Authorize",
  arguments: Purchase,
  answer: "plain",
  handle: ({ row, values, bank }) =>
    authorizePurchase(bank, row, { ...values, exchangeRate: rateOf("authorize", "purchase", values) }),
});

/**
 * A merchant settles an authorization: all that is left of it, or `amount`; `fee` (US cents) is added. With
 * `final: false` what is left stays open for further clearings; `exchangeRate` is the clearing's own (X94).
 *
 * @example await bank.simulate.virtualCards.clear("1001", reference, { amount: 1000, final: false });
 */
const clear = action({
  title: "Clear",
  arguments: z.strictObject({
    reference: argument.reference,
    amount: argument.amount.optional(),
    fee: argument.fee,
    exchangeRate: argument.exchangeRate,
    final: flag.default(true).meta({ title: "Final" }),
  }),
  positional: ["reference"],
  answer: "plain",
  handle: ({ row, values, bank }) => clearAuthorization(bank, row, values.reference, values),
});

const Reversal = z.strictObject({
  reference: argument.reference.exactOptional(),
  amount: argument.amount.optional(),
  advice: flag.default(false).meta({ title: "By advice" }),
  merchant: Merchant.optional(),
  currency: argument.currency.optional(),
  exchangeRate: argument.exchangeRate,
});

/**
 * A merchant reverses an authorization, all of it or `amount`. Without a reference it is a reversal of an authorization
 * that the card does not have: it is listed and gives nothing back (X96).
 *
 * @example await bank.simulate.virtualCards.reverse("1001", { amount: 500, merchant: { name: "Cafe" } });
 */
const reverse = action({
  title: "Reverse",
  arguments: Reversal,
  positional: ["reference"],
  answer: "plain",
  handle({ row, values, bank }) {
    const { reference, amount, advice } = values;
    if (reference !== undefined) {
      refuseOwn("reverse", values, "a reversal has that of its authorization");
      return reverseAuthorization(bank, row, reference, values);
    }
    if (amount === undefined)
      throw new RangeError("reverse: 'reference' is required: take it from the result of authorize.");
    return reverseUnmatched(bank, row, { ...withMerchant("reverse", "reversal", values), amount, advice });
  },
});

const Refund = z.strictObject({
  amount: argument.amount.optional(),
  merchant: Merchant.optional(),
  currency: argument.currency.optional(),
  exchangeRate: argument.exchangeRate,
  clearing: argument.clearing,
});

/**
 * A merchant refunds `amount` cents of its currency, by default US cents and the merchant of the last clearing. With
 * `clearing` it returns a clearing, all that is left of it or `amount`, with the merchant, currency and rate of it (X95).
 *
 * @example await bank.simulate.virtualCards.refund("1001", { clearing: 0 });
 */
const refund = action({
  title: "Refund",
  arguments: Refund,
  answer: "plain",
  handle({ row, values, bank }) {
    const { amount, clearing, merchant = lastMerchant(row) } = values;
    if (clearing !== undefined) {
      refuseOwn("refund", values, "a refund of a clearing has that of the clearing");
      return returnClearing(bank, row, clearing, amount);
    }
    if (amount === undefined) throw new RangeError("refund: 'amount' is required.");
    return refundPurchase(bank, row, {
      ...withMerchant("refund", "refund", { ...values, merchant }),
      amount,
    });
  },
});

/** What happens to a card at merchants and in the network. Each takes the card's id. */
export const virtualCardActions = { authorize, clear, reverse, refund };

/** Where a transaction happens and in which currency: all that follows from another transaction where it has one. */
type Place = Pick<z.output<typeof Refund>, "merchant" | "currency" | "exchangeRate">;

/** Refuses what a transaction takes over from the one that it follows. */
function refuseOwn(action: string, values: Place, because: string): void {
  const own = (["merchant", "currency", "exchangeRate"] as const).find((name) => values[name] !== undefined);
  if (own) throw new RangeError(`${action}: '${own}' must be left out, because ${because}.`);
}

/** The merchant, currency and rate of a transaction that follows no other. */
function withMerchant(
  action: string,
  what: string,
  { merchant = Merchant.parse({}), currency = "USD", exchangeRate }: Place,
) {
  return { merchant, currency, exchangeRate: rateOf(action, what, { currency, exchangeRate }) };
}

/** The merchant of a refund that names none. */
function lastMerchant(card: VirtualCard): z.output<typeof Merchant> {
  const last = card.clearings.at(-1);
  return last ? { id: last.merchant_id, name: last.merchant_name, mcc: last.mcc } : Merchant.parse({});
}
