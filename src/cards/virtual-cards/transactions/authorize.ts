import type { CardsBank } from "../../options.ts";
import type { VirtualCard } from "../schema.ts";
import { dateAt } from "../validity.ts";
import { scheduleClearing } from "./clearing-timer.ts";
import { reasonToDecline } from "./declines.ts";
import { convert } from "./exchange.ts";
import { type Authorization, type Merchant, merchantFields } from "./objects.ts";
import { APPROVED, nextReference, record } from "./record.ts";
import { reservedDecline } from "./reserved-amounts.ts";

/** A purchase to approve, or one that has already happened (C20). */
export interface Purchase {
  /** Cents of the merchant's currency (C18). */
  readonly amount: number;
  readonly type: Authorization["transaction_type"];
  readonly merchant: Merchant;
  readonly currency: string;
  /** US dollars per unit of the merchant's currency. */
  readonly exchangeRate: string;
}

/** The result of an authorization. */
export interface Authorized {
  readonly approved: boolean;
  /** Identifies it in `clear` and `reverse`. */
  readonly reference: string;
  /** As the card lists it. */
  readonly authorization: Authorization;
}

/** Approves a purchase or declines it (C17, C19); only the type "Authorization" can be declined (C20). */
export function authorize(bank: CardsBank, card: VirtualCard, purchase: Purchase): Authorized {
  const { amount, type, merchant, currency, exchangeRate } = purchase;
  const billing = convert(amount, exchangeRate);
  if (billing < 1 || !Number.isSafeInteger(billing)) {
    throw new RangeError(`authorize: 'amount' converts to ${billing} US cents, which is not a valid amount.`);
  }
  const date = dateAt(bank.now());
  const reason =
    type === "Authorization"
      ? (reservedDecline(bank, amount) ?? reasonToDecline({ card, billing, date }))
      : undefined;
  const reference = nextReference(card);
  const authorization: Authorization = {
    billing_amount: billing,
    billing_currency: "USD",
    date,
    issuer_response: reason === undefined ? APPROVED : `Declined: ${reason}`,
    ...merchantFields(merchant, amount, currency),
    transaction_type: type,
  };
  const listed = card.authorizations.length;
  record(bank, card, {
    authorizations: [authorization],
    entry:
      reason === undefined
        ? {
            kind: "authorized",
            reference,
            listed,
            exchange_rate: exchangeRate,
            merchant_amount: amount,
            billing_amount: billing,
          }
        : { kind: "declined", reference },
  });
  if (reason === undefined) scheduleClearing(bank, card, reference);
  return { approved: reason === undefined, reference, authorization };
}
