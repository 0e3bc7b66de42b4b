import type { CardsBank } from "../../options.ts";
import type { LedgerEntry } from "../ledger.ts";
import type { Authorization, Clearing, MerchantFields } from "../objects.ts";
import { dateAt } from "../rules/validity.ts";
import type { VirtualCard } from "../schema.ts";
import { billingOf } from "./exchange.ts";
import type { Merchant } from "./merchants/merchant.ts";
import { merchantFields } from "./merchants/merchant-fields.ts";
import { nextReference, record } from "./record.ts";
import { responseTo } from "./responses.ts";

/** What a merchant gives back. */
export interface Refund {
  /** Cents of the merchant's currency. */
  readonly amount: number;
  readonly merchant: Merchant;
  readonly currency: string;
  /** US dollars per unit of the merchant's currency. */
  readonly exchangeRate: string;
}

/** The result of a refund. */
export interface Refunded {
  readonly reference: string;
  readonly authorization: Authorization;
  readonly clearing: Clearing;
}

/**
 * A merchant refunds an amount: the card lists a Purchase Return among its authorizations and a clearing with negative
 * amounts (C19).
 */
export function refund(bank: CardsBank, card: VirtualCard, refund: Refund): Refunded {
  const { amount, merchant, currency, exchangeRate } = refund;
  const billing = billingOf("refund", amount, exchangeRate);
  return recordRefund(bank, card, {
    merchant: merchantFields(merchant, amount, currency),
    billing,
    rate: exchangeRate,
    entry: { kind: "refunded", reference: nextReference(card), settlement_amount: billing },
  });
}

/** Lists both objects of a refund; the fields of `merchant` have the refunded amount. */
export function recordRefund(
  bank: CardsBank,
  card: VirtualCard,
  {
    merchant,
    billing,
    rate,
    entry,
  }: {
    readonly merchant: MerchantFields;
    readonly billing: number;
    readonly rate: string;
    readonly entry: LedgerEntry;
  },
): Refunded {
  const date = dateAt(bank.now());
  const authorization: Authorization = {
    billing_amount: billing,
    billing_currency: "USD",
    date,
    issuer_response: responseTo(bank),
    ...merchant,
    transaction_type: "Purchase Return",
  };
  const clearing: Clearing = {
    billing_amount: -billing,
    billing_currency: "USD",
    date,
    exchange_rate: rate,
    ...merchant,
    merchant_amount: -merchant.merchant_amount,
    settlement_amount: -billing,
    settlement_currency: bank.options.assumptions.settlementCurrency,
    settlement_date: date,
  };
  record(bank, card, { authorizations: [authorization], clearings: [clearing], entry });
  return { reference: entry.reference, authorization, clearing };
}
