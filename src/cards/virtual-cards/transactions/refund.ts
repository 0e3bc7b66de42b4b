import type { CardsBank } from "../../options.ts";
import type { VirtualCard } from "../schema.ts";
import { dateAt } from "../validity.ts";
import { NO_EXCHANGE } from "./exchange.ts";
import { type Authorization, type Clearing, type Merchant, merchantFields } from "./objects.ts";
import { APPROVED, nextReference, record } from "./record.ts";

/**
 * A merchant refunds `amount` US cents: the card lists a Purchase Return among its authorizations and a clearing with
 * negative amounts (C19).
 */
export function refund(
  bank: CardsBank,
  card: VirtualCard,
  { amount, merchant }: { readonly amount: number; readonly merchant: Merchant },
): { readonly reference: string; readonly authorization: Authorization; readonly clearing: Clearing } {
  const reference = nextReference(card);
  const date = dateAt(bank.now());
  const authorization: Authorization = {
    billing_amount: amount,
    billing_currency: "USD",
    date,
    issuer_response: APPROVED,
    ...merchantFields(merchant, amount, "USD"),
    transaction_type: "Purchase Return",
  };
  const clearing: Clearing = {
    billing_amount: -amount,
    billing_currency: "USD",
    date,
    exchange_rate: NO_EXCHANGE,
    ...merchantFields(merchant, -amount, "USD"),
    settlement_amount: -amount,
    settlement_currency: "USD",
    settlement_date: date,
  };
  record(bank, card, {
    authorizations: [authorization],
    clearings: [clearing],
    entry: { kind: "refunded", reference, settlement_amount: amount },
  });
  return { reference, authorization, clearing };
}
