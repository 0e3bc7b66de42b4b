import type { CardsBank } from "../../options.ts";
import type { LedgerEntry } from "../ledger.ts";
import type { Authorization, Clearing, MerchantFields } from "../objects.ts";
import type { VirtualCard } from "../schema.ts";
import { billingOf } from "./exchange.ts";
import { authorizationNow, clearingNow } from "./listed.ts";
import { merchantFields, type OwnTransaction } from "./merchants/merchant-fields.ts";
import { nextReference, record } from "./record.ts";

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
export function refund(bank: CardsBank, card: VirtualCard, refund: OwnTransaction): Refunded {
  const { amount, exchangeRate } = refund;
  const billing = billingOf("refund", amount, exchangeRate);
  return recordRefund(bank, card, {
    merchant: merchantFields(refund),
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
  const authorization = authorizationNow(bank, merchant, { billing, type: "Purchase Return" });
  const given = { ...merchant, merchant_amount: -merchant.merchant_amount };
  const clearing = clearingNow(bank, given, { billing: -billing, rate, settlement: -billing });
  record(bank, card, { authorizations: [authorization], clearings: [clearing], entry });
  return { reference: entry.reference, authorization, clearing };
}
