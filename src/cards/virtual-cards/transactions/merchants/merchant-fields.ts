import type { MerchantFields } from "../../objects.ts";
import type { Merchant } from "./merchant.ts";
import { describeCategory } from "./merchant-categories.ts";

/** What happens at a merchant and follows no other transaction. */
export interface OwnTransaction {
  /** Cents of the merchant's currency (C18). */
  readonly amount: number;
  readonly merchant: Merchant;
  readonly currency: string;
  /** US dollars per unit of the merchant's currency. */
  readonly exchangeRate: string;
}

/** The merchant and the price there, as both authorizations and clearings show them. */
export function merchantFields({ merchant, amount, currency }: OwnTransaction): MerchantFields {
  return {
    mcc: merchant.mcc,
    mcc_description: describeCategory(merchant.mcc),
    merchant_amount: amount,
    merchant_currency: currency,
    merchant_id: merchant.id,
    merchant_name: merchant.name,
  };
}
