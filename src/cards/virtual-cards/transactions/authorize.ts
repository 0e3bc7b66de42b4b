import type { CardsBank } from "../../options.ts";
import type { Authorization } from "../objects.ts";
import { dateAt } from "../rules/validity.ts";
import type { VirtualCard } from "../schema.ts";
import { scheduleClearing } from "./clearing-timer.ts";
import { reasonToDecline } from "./declines.ts";
import { billingOf } from "./exchange.ts";
import type { Merchant } from "./merchants/merchant.ts";
import { merchantFields } from "./merchants/merchant-fields.ts";
import { nextReference, record } from "./record.ts";
import { reservedDecline } from "./reserved-amounts.ts";
import { responseTo } from "./responses.ts";

/** A purchase to approve, or one that has already happened (C20). */
export interface Purchase {
  /** Cents of the merchant's currency (C18). */
  readonly amount: number;
  readonly type: Authorization["transaction_type"];
  readonly merchant: Merchant;
  readonly currency: string;
  /** US dollars per unit of the merchant's currency. */
  readonly exchangeRate: string;
  /** The issuer's own reason to decline it (X93). */
  readonly decline?: string | undefined;
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
  const { amount, type, merchant, currency, exchangeRate, decline } = purchase;
  const canBeDeclined = type === "Authorization";
  if (decline !== undefined && !canBeDeclined) {
    throw new RangeError(
      `authorize: 'decline' must be left out, because the type ${type} is never declined.`,
    );
  }
  const billing = billingOf("authorize", amount, exchangeRate);
  const date = dateAt(bank.now());
  const asked = decline ?? reservedDecline(bank, amount);
  const reason = canBeDeclined ? reasonToDecline(bank, { card, billing, date, decline: asked }) : undefined;
  const reference = nextReference(card);
  const authorization: Authorization = {
    billing_amount: billing,
    billing_currency: "USD",
    date,
    issuer_response: responseTo(bank, reason),
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
