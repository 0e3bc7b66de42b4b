import * as z from "zod/mini";
import { textOf } from "../../engine/schema/words.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
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

/** An authorization as a card lists it (VC-33 to VC-43). */
export const Authorization = withMeta(
  z.object({
    billing_amount: withMeta(z.int(), { statement: "VC-33" }),
    billing_currency: withMeta(textOf<"USD">(), { statement: "VC-34" }),
    date: withMeta(z.string(), { statement: "VC-35" }),
    issuer_response: withMeta(textOf<IssuerResponse>(), { statement: "VC-36" }),
    mcc: withMeta(z.string(), { statement: "VC-37" }),
    mcc_description: withMeta(z.string(), { statement: "VC-38" }),
    merchant_amount: withMeta(z.int(), { statement: "VC-39" }),
    merchant_currency: withMeta(z.string(), { statement: "VC-40" }),
    merchant_id: withMeta(z.string(), { statement: "VC-41" }),
    merchant_name: withMeta(z.string(), { statement: "VC-42" }),
    transaction_type: withMeta(z.enum(TRANSACTION_TYPES), { statement: "VC-43" }),
  }),
  { component: "Authorization" },
);

export type Authorization = z.output<typeof Authorization>;

/** A clearing as a card lists it (VC-44 to VC-57). */
export const Clearing = withMeta(
  z.object({
    billing_amount: withMeta(z.int(), { statement: "VC-44" }),
    billing_currency: withMeta(textOf<"USD">(), { statement: "VC-45" }),
    date: withMeta(z.string(), { statement: "VC-46" }),
    exchange_rate: withMeta(z.string(), { statement: "VC-47" }),
    mcc: withMeta(z.string(), { statement: "VC-48" }),
    mcc_description: withMeta(z.string(), { statement: "VC-49" }),
    merchant_amount: withMeta(z.int(), { statement: "VC-50" }),
    merchant_currency: withMeta(z.string(), { statement: "VC-51" }),
    merchant_id: withMeta(z.string(), { statement: "VC-52" }),
    merchant_name: withMeta(z.string(), { statement: "VC-53" }),
    settlement_amount: withMeta(z.int(), { statement: "VC-54" }),
    settlement_currency: withMeta(textOf<(typeof SETTLEMENT_CURRENCIES)[number]>(), { statement: "VC-55" }),
    settlement_date: withMeta(z.string(), { statement: "VC-56" }),
  }),
  { component: "Clearing" },
);

export type Clearing = z.output<typeof Clearing>;

/** What authorizations and clearings show of the merchant and the price there, in the order of VC-37 to VC-42. */
export type MerchantFields = Pick<
  Authorization,
  "mcc" | "mcc_description" | (keyof Authorization & `merchant_${string}`)
>;

/** The merchant of a listed authorization or clearing and the price there, `amount` of its cents, for what follows it. */
export function sameMerchant(listed: Authorization | Clearing, amount: number): MerchantFields {
  const { mcc, mcc_description, merchant_currency, merchant_id, merchant_name } = listed;
  return { mcc, mcc_description, merchant_amount: amount, merchant_currency, merchant_id, merchant_name };
}
