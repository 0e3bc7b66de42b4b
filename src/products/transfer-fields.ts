import * as z from "zod/mini";

/** What a book transfer and a wire have in common. */
export const transferFields = {
  id: z.string(),
  account_number: z.string().check(z.minLength(1)),
  /** Cents. */
  amount: z.int().check(z.minimum(1), z.maximum(9_999_999_999)),
  currency: z.literal("usd"),
  effective_date: z.iso.date(),
  metadata: z.nullable(z.record(z.string(), z.string())),
  receiver_account_number: z.string().check(z.minLength(1)),
  url: z.string(),
};

/** The body of a cancel. */
export const Cancel = z.object({ status: z.literal("canceled") });

/** The time of banking days, GMT, after which wires wait for another one. */
export const CUT_OFF = "21:00";
