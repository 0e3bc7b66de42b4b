import type { MerchantFields } from "../../objects.ts";
import type { Merchant } from "./merchant.ts";
import { describeCategory } from "./merchant-categories.ts";

/** The merchant and the price there, as both authorizations and clearings show them. */
export function merchantFields(merchant: Merchant, amount: number, currency: string): MerchantFields {
  return {
    mcc: merchant.mcc,
    mcc_description: describeCategory(merchant.mcc),
    merchant_amount: amount,
    merchant_currency: currency,
    merchant_id: merchant.id,
    merchant_name: merchant.name,
  };
}
