import type { CardsBank } from "../../options.ts";
import type { Authorization } from "../objects.ts";
import { dateAt } from "../rules/validity.ts";
import type { VirtualCard } from "../schema.ts";
import { billingOf } from "./exchange.ts";
import type { Merchant } from "./merchants/merchant.ts";
import { merchantFields } from "./merchants/merchant-fields.ts";
import { nextReference, record } from "./record.ts";
import { responseTo } from "./responses.ts";

/** A reversal of an authorization that the card does not have. */
export interface UnmatchedReversal {
  /** Cents of the merchant's currency. */
  readonly amount: number;
  readonly merchant: Merchant;
  readonly currency: string;
  /** US dollars per unit of the merchant's currency. */
  readonly exchangeRate: string;
  readonly advice: boolean;
}

/** Lists a reversal without its authorization, which gives nothing back: nothing was held for it (X96). */
export function reverseUnmatched(
  bank: CardsBank,
  card: VirtualCard,
  { amount, merchant, currency, exchangeRate, advice }: UnmatchedReversal,
): { readonly reference: string; readonly authorization: Authorization } {
  const billing = billingOf("reverse", amount, exchangeRate);
  const reference = nextReference(card);
  const authorization: Authorization = {
    billing_amount: billing,
    billing_currency: "USD",
    date: dateAt(bank.now()),
    issuer_response: responseTo(bank),
    ...merchantFields(merchant, amount, currency),
    transaction_type: advice ? "Reversal advice" : "Reversal",
  };
  record(bank, card, {
    authorizations: [authorization],
    entry: {
      kind: "unmatched",
      reference,
      exchange_rate: exchangeRate,
      merchant_amount: amount,
      billing_amount: billing,
    },
  });
  return { reference, authorization };
}
