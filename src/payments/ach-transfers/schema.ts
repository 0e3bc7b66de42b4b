import * as z from "zod";
import { expected } from "../../engine/schema/expected.ts";
import {
  accountNumber,
  currency,
  day,
  NOT_BLANK,
  oneOf,
  requiredText,
  routingNumber,
} from "../../engine/schema/fields.ts";
import { createInput, type Input } from "../../engine/schema/input.ts";
import { nullableMetadata } from "../../engine/schema/metadata.ts";
import { referenceTo } from "../../engine/schema/references.ts";
import { textOf } from "../../engine/schema/words.ts";
import { defineModel } from "../../engine/store/model.ts";
import type { PaymentsOptions } from "../options.ts";
import type { ReturnCode } from "../return-codes.ts";
import type { AchStatus } from "../statuses.ts";
import { idsSent } from "../wire-ids.ts";
import type { ChangeCode } from "./change-codes.ts";

/** Ten digits of the ACH record (P4). */
const MAX_AMOUNT = 9_999_999_999;
const amountError = expected(`a whole number of cents from 0 to ${MAX_AMOUNT}, sent without quotes`);
const originatingError = expected("the account number of an originating account", { secret: true });

/** The service of a transfer that names none (ACH-19). */
export const DEFAULT_SERVICE = "standard";

/** An ACH transfer (ACH-4 to ACH-22). `internal` is stored and never shown. */
export const AchTransfer = z.object({
  id: z.string(),
  account_number: z
    .string({ error: originatingError })
    .refine((text) => text.trim() !== "", { error: originatingError })
    .meta(NOT_BLANK),
  amount: z
    .int({ error: amountError })
    .min(0, { error: amountError })
    .max(MAX_AMOUNT, { error: amountError }),
  batch_id: z.string().nullable(),
  counterparty_id: referenceTo("counterparties").nullable(),
  currency: z.literal("usd"),
  direction: oneOf(["credit", "debit"]),
  effective_date: day,
  metadata: nullableMetadata,
  receiver_account_number: accountNumber.nullable(),
  receiver_account_type: oneOf(["checking", "savings"]).nullable(),
  receiver_name: requiredText.nullable(),
  receiver_routing_number: routingNumber.nullable(),
  return: z
    .object({
      code: textOf<ReturnCode | ChangeCode>(),
      description: z.string(),
      /** Only in a notification of change. */
      corrected_data: z.string().optional(),
    })
    .meta({
      component: "AchReturn",
      statements: { code: "ACH-17", description: "ACH-17", corrected_data: "X85" },
    })
    .nullable(),
  sec_code: oneOf(["ccd", "ppd", "web"]),
  service: oneOf(["standard", "same-day"]).meta({ default: DEFAULT_SERVICE }),
  /** The documented statuses, the review status under its configured name (P14), and `corrected` if there is one (X85). */
  status: textOf<AchStatus>(),
  type: z.literal("ach"),
  url: z.string(),
  internal: z.object({
    /** The receiving account, which stays the same when the counterparty changes later (P9). */
    receiver_account_number: z.string(),
    /** The status to go back to when a review ends. */
    held_from: z.enum(["pending", "processing"]).nullable(),
    /** Pick-up hour, originating account and service, which transfers of one batch share (P13). */
    batch_key: z.string().nullable(),
  }),
});

export type AchTransfer = z.output<typeof AchTransfer>;

export const RECEIVER_FIELDS = [
  "receiver_account_number",
  "receiver_account_type",
  "receiver_name",
  "receiver_routing_number",
] as const;

export const AchCreate = createInput(AchTransfer, {
  required: ["account_number", "amount", "direction", "sec_code"],
  optional: ["counterparty_id", "metadata", ...RECEIVER_FIELDS],
  defaulted: ["effective_date", "service"],
  also: { currency: currency("usd") },
});

/** The only possible update: canceling. */
export const AchUpdate: Input<{ readonly status: "canceled" }> = {
  schema: z.object({
    currency: currency("usd").optional(),
    status: z.literal("canceled", { error: expected('"canceled", the only status that can be set') }),
  }),
};

export const AchTransfers = defineModel({
  collection: "achTransfers",
  noun: "ACH transfer",
  plural: "ACH transfers",
  type: "ach",
  path: "/v1/ach",
  ids: "string",
  row: AchTransfer,
  numbering: { id: "ACH-4" },
  statusField: "status",
  // A transfer without a counterparty has them all, so they are null only where it stands in their place (P7).
  wireForm: ({ assumptions }: PaymentsOptions) => ({
    ids: idsSent(assumptions),
    names: {},
    leftOut: assumptions.receiverFields === "left-out" ? RECEIVER_FIELDS : [],
  }),
  indexes: { batch: ({ internal }) => (internal.batch_key === null ? [] : [internal.batch_key]) },
});
