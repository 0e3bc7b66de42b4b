import * as z from "zod/mini";
import { expected } from "../../engine/schema/expected.ts";
import {
  accountNumber,
  currency,
  day,
  NOT_BLANK,
  oneOf,
  referenceTo,
  requiredText,
  routingNumber,
} from "../../engine/schema/fields.ts";
import { createInput, type Input } from "../../engine/schema/input.ts";
import { nullableMetadata } from "../../engine/schema/metadata.ts";
import { textOf } from "../../engine/schema/words.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
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
  id: withMeta(z.string(), { statement: "ACH-4" }),
  account_number: withMeta(
    z
      .string({ error: originatingError })
      .check(z.refine((text) => text.trim() !== "", { error: originatingError })),
    { ...NOT_BLANK, statement: "ACH-5" },
  ),
  amount: withMeta(
    z
      .int({ error: amountError })
      .check(z.minimum(0, { error: amountError }), z.maximum(MAX_AMOUNT, { error: amountError })),
    { statement: "ACH-6" },
  ),
  batch_id: withMeta(z.nullable(z.string()), { statement: "ACH-7" }),
  counterparty_id: withMeta(z.nullable(referenceTo("counterparties")), { statement: "ACH-8" }),
  currency: withMeta(z.literal("usd"), { statement: "ACH-9" }),
  direction: withMeta(oneOf(["credit", "debit"]), { statement: "ACH-10" }),
  effective_date: withMeta(day, { statement: "ACH-11" }),
  metadata: withMeta(nullableMetadata, { statement: "ACH-12" }),
  receiver_account_number: withMeta(z.nullable(accountNumber), { statement: "ACH-13" }),
  receiver_account_type: withMeta(z.nullable(oneOf(["checking", "savings"])), { statement: "ACH-14" }),
  receiver_name: withMeta(z.nullable(requiredText), { statement: "ACH-15" }),
  receiver_routing_number: withMeta(z.nullable(routingNumber), { statement: "ACH-16" }),
  return: withMeta(
    z.nullable(
      withMeta(
        z.object({
          code: withMeta(textOf<ReturnCode | ChangeCode>(), { statement: "ACH-17" }),
          description: withMeta(z.string(), { statement: "ACH-17" }),
          /** Only in a notification of change. */
          corrected_data: withMeta(z.optional(z.string()), { statement: "X85" }),
        }),
        { component: "AchReturn" },
      ),
    ),
    { statement: "ACH-17" },
  ),
  sec_code: withMeta(oneOf(["ccd", "ppd", "web"]), { statement: "ACH-18" }),
  service: withMeta(oneOf(["standard", "same-day"]), { default: DEFAULT_SERVICE, statement: "ACH-19" }),
  /** The documented statuses, the review status under its configured name (P14), and `corrected` if there is one (X85). */
  status: withMeta(textOf<AchStatus>(), { statement: "ACH-20" }),
  type: withMeta(z.literal("ach"), { statement: "ACH-21" }),
  url: withMeta(z.string(), { statement: "ACH-22" }),
  internal: z.object({
    /** The receiving account, which stays the same when the counterparty changes later (P9). */
    receiver_account_number: z.string(),
    /** The status to go back to when a review ends. */
    held_from: z.nullable(z.enum(["pending", "processing"])),
    /** Pick-up hour, originating account and service, which transfers of one batch share (P13). */
    batch_key: z.nullable(z.string()),
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
    currency: z.optional(currency("usd")),
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
  statusField: "status",
  // A transfer without a counterparty has them all, so they are null only where it stands in their place (P7).
  wireForm: ({ assumptions }: PaymentsOptions) => ({
    ids: idsSent(assumptions),
    names: {},
    leftOut: assumptions.receiverFields === "left-out" ? RECEIVER_FIELDS : [],
  }),
  indexes: { batch: ({ internal }) => (internal.batch_key === null ? [] : [internal.batch_key]) },
});
