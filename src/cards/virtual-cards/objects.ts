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

/** An authorization as a card lists it (VC-33 to VC-43). */
export const Authorization = z
  .object({
    billing_amount: z.int().meta({ statement: "VC-33" }),
    billing_currency: textOf<"USD">().meta({ statement: "VC-34" }),
    date: z.string().meta({ statement: "VC-35" }),
    issuer_response: textOf<IssuerResponse>().meta({ statement: "VC-36" }),
    mcc: z.string().meta({ statement: "VC-37" }),
    mcc_description: z.string().meta({ statement: "VC-38" }),
    merchant_amount: z.int().meta({ statement: "VC-39" }),
    merchant_currency: z.string().meta({ statement: "VC-40" }),
    merchant_id: z.string().meta({ statement: "VC-41" }),
    merchant_name: z.string().meta({ statement: "VC-42" }),
    transaction_type: z.enum(TRANSACTION_TYPES).meta({ statement: "VC-43" }),
  })
  .meta({ component: "Authorization" });

export type Authorization = z.output<typeof Authorization>;

/** A clearing as a card lists it (VC-44 to VC-57). */
export const Clearing = z
  .object({
    billing_amount: z.int().meta({ statement: "VC-44" }),
    billing_currency: textOf<"USD">().meta({ statement: "VC-45" }),
    date: z.string().meta({ statement: "VC-46" }),
    exchange_rate: z.string().meta({ statement: "VC-47" }),
    mcc: z.string().meta({ statement: "VC-48" }),
    mcc_description: z.string().meta({ statement: "VC-49" }),
    merchant_amount: z.int().meta({ statement: "VC-50" }),
    merchant_currency: z.string().meta({ statement: "VC-51" }),
    merchant_id: z.string().meta({ statement: "VC-52" }),
    merchant_name: z.string().meta({ statement: "VC-53" }),
    settlement_amount: z.int().meta({ statement: "VC-54" }),
    settlement_currency: textOf<(typeof SETTLEMENT_CURRENCIES)[number]>().meta({ statement: "VC-55" }),
    settlement_date: z.string().meta({ statement: "VC-56" }),
  })
  .meta({ component: "Clearing" });

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
