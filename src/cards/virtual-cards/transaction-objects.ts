import { z } from "zod";

/** The types of an authorization object, in the document's words. */
export const TRANSACTION_TYPES = [
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

/** An authorization as a card lists it (virtual-cards.md, Authorization object). */
export const Authorization = z.object({
  billing_amount: z.int(),
  billing_currency: z.string(),
  date: z.string(),
  issuer_response: z.string(),
  ...merchant,
  transaction_type: z.enum(TRANSACTION_TYPES),
});

export type Authorization = z.output<typeof Authorization>;

/** A clearing as a card lists it (virtual-cards.md, Clearing object). */
export const Clearing = z.object({
  billing_amount: z.int(),
  billing_currency: z.string(),
  date: z.string(),
  exchange_rate: z.string(),
  ...merchant,
  settlement_amount: z.int(),
  settlement_currency: z.string(),
  settlement_date: z.string(),
});

export type Clearing = z.output<typeof Clearing>;
