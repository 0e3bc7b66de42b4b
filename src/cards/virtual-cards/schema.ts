import * as z from "zod/mini";
import { expected } from "../../engine/schema/expected.ts";
import { integerId, referenceTo, requiredEmail } from "../../engine/schema/fields.ts";
import { createInput, type Input, updateInput } from "../../engine/schema/input.ts";
import { cardMetadata } from "../../engine/schema/metadata.ts";
import { type OwnStatusOf, textOf } from "../../engine/schema/words.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { defineModel } from "../../engine/store/model.ts";
import type { CardsOptions } from "../options.ts";
import {
  cardCurrency,
  cardDay,
  cardEmails,
  cardNetworkData,
  centsOrZero,
  perTransactionMax,
  positiveCents,
  REQUIRED,
  totalCardAmount,
  transactionsMax,
  validEndingOn,
} from "./fields.ts";
import { LedgerEntry } from "./ledger.ts";
import { Authorization, Clearing } from "./objects.ts";

/**
 * The status of a virtual card; another one, which `assumptions.expiredCardStatus` names, once it is declared in
 * `OwnStatuses`.
 */
export type CardStatus = "Approved" | "Canceled" | OwnStatusOf<"virtualCards">;

/** A virtual card (VC-6 to VC-29). `internal` is stored and never shown. */
export const VirtualCard = z.object({
  id: withMeta(z.string(), { statement: "VC-6" }),
  /** Calculated from the ledger by changeCard. */
  available_balance: withMeta(z.int().check(z.minimum(0)), { statement: "VC-7" }),
  authorizations: withMeta(z.array(Authorization), { statement: "VC-8" }),
  clearings: withMeta(z.array(Clearing), { statement: "VC-9" }),
  /** Null in every stored row: an answer has it when the caller asks for it. */
  card_number: withMeta(z.nullable(z.string()), { statement: "VC-10" }),
  cvc: withMeta(z.string(), { statement: "VC-11" }),
  last4: withMeta(z.string(), { statement: "VC-12" }),
  currency: withMeta(z.literal("USD"), { statement: "VC-13" }),
  emails: withMeta(cardEmails, { statement: "VC-14" }),
  notified: withMeta(z.boolean(), { statement: "VC-15" }),
  expiry: withMeta(z.string(), { statement: "VC-16" }),
  cardnetwork_data: withMeta(cardNetworkData, { statement: "VC-17" }),
  metadata: withMeta(cardMetadata, { statement: "VC-18" }),
  per_transaction_max: withMeta(perTransactionMax, { statement: "VC-19" }),
  per_transaction_min: withMeta(z.nullable(positiveCents), { statement: "VC-20" }),
  rcn_id: withMeta(integerId, { statement: "VC-21" }),
  rcn_alias: withMeta(z.string({ error: expected("the alias of a real card") }), { statement: "VC-22" }),
  /** Approved is VC-23, Canceled C9, and another one that of an expired card (X323). */
  status: withMeta(textOf<CardStatus>(), { statement: "VC-23" }),
  supplier_id: withMeta(z.nullable(referenceTo("suppliers")), { statement: "VC-24" }),
  total_card_amount: withMeta(totalCardAmount, { statement: "VC-25" }),
  transactions_max: withMeta(transactionsMax, { statement: "VC-26" }),
  valid_starting_on: withMeta(cardDay, { statement: "VC-27" }),
  valid_ending_on: withMeta(validEndingOn, { statement: "VC-28" }),
  url: withMeta(z.string(), { statement: "VC-29" }),
  internal: z.object({
    /** The whole number, shown only with `show_card_number`. */
    card_number: z.string(),
    ledger: z.array(LedgerEntry),
  }),
});

export type VirtualCard = z.output<typeof VirtualCard>;

/** A card whose minimum may be 0 (OPT-11). */
const CardWithZero = z.extend(VirtualCard, {
  per_transaction_min: withMeta(z.nullable(centsOrZero), { statement: "VC-20" }),
});

/** Picks by the option what takes a minimum of 0, or what does not (OPT-11). */
const byMinimum =
  <T>(refusing: T, accepting: T) =>
  ({ assumptions }: CardsOptions): T =>
    assumptions.perTransactionMinZero === "accept" ? accepting : refusing;

const updatable = [
  "emails",
  "cardnetwork_data",
  "metadata",
  "per_transaction_max",
  "per_transaction_min",
  "total_card_amount",
  "transactions_max",
  "valid_ending_on",
  "valid_starting_on",
] as const;

const createOf = (row: typeof VirtualCard) =>
  createInput(row, {
    required: REQUIRED,
    optional: [
      "emails",
      "cardnetwork_data",
      "metadata",
      "per_transaction_max",
      "per_transaction_min",
      "supplier_id",
    ],
    defaulted: ["rcn_id", "rcn_alias", "transactions_max", "valid_starting_on"],
    also: { currency: cardCurrency },
  });

export const VirtualCardCreate = createOf(VirtualCard);
export const cardCreateIn = byMinimum(VirtualCardCreate, createOf(CardWithZero));

const updateOf = (row: typeof VirtualCard) =>
  updateInput(row, updatable, {
    required: REQUIRED,
    defaulted: ["valid_starting_on"],
    also: { currency: cardCurrency },
  });

export const VirtualCardUpdate = updateOf(VirtualCard);
export const cardUpdateIn = byMinimum(VirtualCardUpdate, updateOf(CardWithZero));

export const EmailRequest: Input<{ readonly email: string }> = { schema: z.object({ email: requiredEmail }) };

export const VirtualCards = defineModel({
  collection: "virtualCards",
  noun: "virtual card",
  plural: "Virtual cards",
  type: "virtualcard",
  path: "/v1/virtualcards",
  ids: "string",
  row: VirtualCard,
  rowIn: byMinimum(VirtualCard, CardWithZero),
  statusField: "status",
  indexes: { number: ({ internal }) => [internal.card_number] },
  unique: ["number"],
});
