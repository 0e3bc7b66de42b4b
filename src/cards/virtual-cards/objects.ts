import * as z from "zod";
import { textOf } from "../../engine/schema/words.ts";
import type { IssuerResponse } from "../decline-reason.ts";
import type { SETTLEMENT_CURRENCIES } from "../wording.ts";

/** The types of an authorization object, as VC-43 spells them. */
const TRANSACTION_TYPES = [
  "Authorization",
  "Advice",
  "First Presentment",
  "Reversal",
  "Reversal advice",
  "Unspecified (Offline Settlements)",
  "Purchase Return",
  "Forced Post",
] as const;

const merchant = {
  mcc: z.string(),
  mcc_description: z.string(),
  merchant_amount: z.int(),
  merchant_currency: z.string(),
  merchant_id: z.string(),
  merchant_name: z.string(),
};

/** An authorization as a card lists it (VC-33 to VC-43). */
export const Authorization = z
  .object({
    billing_amount: z.int(),
    billing_currency: textOf<"USD">(),
    date: z.string(),
    issuer_response: textOf<IssuerResponse>(),
    ...merchant,
    transaction_type: z.enum(TRANSACTION_TYPES),
  })
  .meta({ component: "Authorization", statements: { billing_amount: "VC-33" } });

export type Authorization = z.output<typeof Authorization>;

/** A clearing as a card lists it (VC-44 to VC-57). */
export const Clearing = z
  .object({
    billing_amount: z.int(),
    billing_currency: textOf<"USD">(),
    date: z.string(),
    exchange_rate: z.string(),
    ...merchant,
    settlement_amount: z.int(),
    settlement_currency: textOf<(typeof SETTLEMENT_CURRENCIES)[number]>(),
    settlement_date: z.string(),
  })
  .meta({ component: "Clearing", statements: { billing_amount: "VC-44" } });

export type Clearing = z.output<typeof Clearing>;

/** What authorizations and clearings show of the merchant and the price there, in the order of VC-37 to VC-42. */
export type MerchantFields = Pick<Authorization, keyof typeof merchant>;

/** The merchant of a listed authorization or clearing and the price there, `amount` of its cents, for what follows it. */
export function sameMerchant(listed: Authorization | Clearing, amount: number): MerchantFields {
  const { mcc, mcc_description, merchant_currency, merchant_id, merchant_name } = listed;
  return { mcc, mcc_description, merchant_amount: amount, merchant_currency, merchant_id, merchant_name };
}
