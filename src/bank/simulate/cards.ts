import { z } from "zod";
import type { CardsBank } from "../../cards/bank.ts";
import type { VirtualCard } from "../../cards/virtual-cards/schema.ts";
import { type Authorized, authorize } from "../../cards/virtual-cards/transactions/authorize.ts";
import { clear } from "../../cards/virtual-cards/transactions/clear.ts";
import { NO_EXCHANGE, RATE_FORM } from "../../cards/virtual-cards/transactions/exchange.ts";
import type { Authorization, Clearing } from "../../cards/virtual-cards/transactions/objects.ts";
import { refund } from "../../cards/virtual-cards/transactions/refund.ts";
import { reverse } from "../../cards/virtual-cards/transactions/reverse.ts";
import { expected, received } from "../../engine/schema/expected.ts";
import { oneOf } from "../../engine/schema/fields.ts";
import type { AnyId } from "../../engine/store/ids.ts";
import { NotFoundError } from "../../engine/time/lifecycle.ts";
import { readArguments } from "./arguments.ts";

const amountError = expected("a positive whole number of cents");
const amount = z.int({ error: amountError }).gt(0, { error: amountError });
const feeError = expected("a whole number of US cents of at least 0");
const text = z.string({ error: expected("text") }).min(1, { error: expected("text that is not empty") });
const currencyError = expected('a currency code of three letters such as "EUR"');
const rateError = expected("a number above 0, US dollars for one of the merchant's currency");

const Merchant = z.strictObject({
  id: text.default("100000000000001"),
  name: text.default("Corner Shop"),
  mcc: z
    .string({ error: expected('four digits such as "5812", as text') })
    .regex(/^[0-9]{4}$/, { error: expected('four digits such as "5812", as text') })
    .default("5999"),
});

const AuthorizeArguments = z.strictObject({
  amount,
  /** The types that a purchase can have; the others come of `reverse` and `refund` (C20). */
  type: oneOf([
    "Authorization",
    "Advice",
    "First Presentment",
    "Unspecified (Offline Settlements)",
    "Forced Post",
  ]).default("Authorization"),
  merchant: Merchant.prefault({}),
  currency: z
    .string({ error: currencyError })
    .regex(/^[A-Za-z]{3}$/, { error: currencyError })
    .transform((code) => code.toUpperCase())
    .default("USD"),
  exchangeRate: z
    .union([z.number(), z.string()], { error: rateError })
    .refine((rate) => RATE_FORM.test(String(rate)) && Number(rate) > 0, { error: rateError })
    .transform(String)
    .optional(),
});

const ReverseArguments = z.strictObject({
  amount: amount.optional(),
  advice: z.boolean({ error: expected("true or false") }).default(false),
});

const ClearArguments = z.strictObject({
  amount: amount.optional(),
  fee: z.int({ error: feeError }).min(0, { error: feeError }).default(0),
});

const RefundArguments = z.strictObject({ amount, merchant: Merchant.optional() });

/** What happens to a card at merchants and in the network (C16 to C20). Amounts are cents of the merchant's currency. */
export interface CardActions {
  /**
   * A merchant asks for approval, or with another `type` tells of a purchase that has happened.
   *
   * @example await bank.simulate.virtualCards.authorize("1001", { amount: 2500, merchant: { name: "Cafe", mcc: "5812" } });
   */
  authorize(cardId: AnyId, purchase: z.input<typeof AuthorizeArguments>): Authorized;
  /** A merchant settles an authorization: all that is left of it, or `amount`; `fee` (US cents) comes on top. */
  clear(
    cardId: AnyId,
    reference: string,
    settlement?: z.input<typeof ClearArguments>,
  ): { readonly reference: string; readonly clearing: Clearing };
  /** A merchant gives an authorization back, all of it or `amount`. */
  reverse(
    cardId: AnyId,
    reference: string,
    reversal?: z.input<typeof ReverseArguments>,
  ): { readonly reference: string; readonly authorization: Authorization };
  /** A merchant gives US cents back, by default the merchant who cleared last. */
  refund(
    cardId: AnyId,
    refund: z.input<typeof RefundArguments>,
  ): { readonly reference: string; readonly authorization: Authorization; readonly clearing: Clearing };
}

/** Makes the actions. Each throws a message, and changes nothing, when it is impossible or an argument does not fit. */
export function cardActions(bank: CardsBank): CardActions {
  const cardOf = (id: AnyId): VirtualCard => {
    const card = bank.virtualCards.get(id);
    if (card) return card;
    throw new NotFoundError(`There is no virtual card with id ${received(id)}.`);
  };
  return {
    authorize(cardId, purchase) {
      const read = readArguments("authorize", AuthorizeArguments, purchase);
      return authorize(bank, cardOf(cardId), { ...read, exchangeRate: rateOf(read) });
    },
    clear(cardId, reference, settlement) {
      requireReference("clear", reference);
      const read = readArguments("clear", ClearArguments, settlement);
      return clear(bank, cardOf(cardId), reference, read);
    },
    reverse(cardId, reference, reversal) {
      requireReference("reverse", reference);
      const read = readArguments("reverse", ReverseArguments, reversal);
      return reverse(bank, cardOf(cardId), reference, read);
    },
    refund(cardId, given) {
      const read = readArguments("refund", RefundArguments, given);
      const card = cardOf(cardId);
      return refund(bank, card, { ...read, merchant: read.merchant ?? lastMerchant(card) });
    },
  };
}

/** A reference that was left out is a missing argument; one that the card has not is a row that is not there. */
function requireReference(action: string, reference: string | undefined): void {
  if (reference !== undefined) return;
  throw new RangeError(`${action}: 'reference' is required: take it from the answer of authorize.`);
}

/** A purchase in US dollars is not exchanged; any other needs its rate (C18). */
function rateOf(purchase: z.output<typeof AuthorizeArguments>): string {
  const { currency, exchangeRate } = purchase;
  if (currency === "USD") {
    if (exchangeRate === undefined || Number(exchangeRate) === 1) return NO_EXCHANGE;
    throw new RangeError(
      "authorize: 'exchangeRate' must be 1 or left out, for the purchase is in US dollars.",
    );
  }
  if (exchangeRate !== undefined) return exchangeRate;
  throw new RangeError(
    `authorize: 'exchangeRate' is required for a purchase in ${currency}: send US dollars for one ${currency}.`,
  );
}

/** Whom a refund comes from unless it was said. */
function lastMerchant(card: VirtualCard): z.output<typeof Merchant> {
  const last = card.clearings.at(-1);
  return last ? { id: last.merchant_id, name: last.merchant_name, mcc: last.mcc } : Merchant.parse({});
}
