import * as z from "zod";
import { expected } from "../../engine/schema/expected.ts";
import { integerId, requiredEmail } from "../../engine/schema/fields.ts";
import { createInput, type Input, updateInput } from "../../engine/schema/input.ts";
import { cardMetadata } from "../../engine/schema/metadata.ts";
import { referenceTo } from "../../engine/schema/references.ts";
import { type OwnStatusOf, textOf } from "../../engine/schema/words.ts";
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
  id: z.string(),
  /** Calculated from the ledger by changeCard. */
  available_balance: z.int().min(0),
  authorizations: z.array(Authorization),
  clearings: z.array(Clearing),
  /** Null in every stored row: an answer has it when the caller asks for it. */
  card_number: z.string().nullable(),
  cvc: z.string(),
  last4: z.string(),
  currency: z.literal("USD"),
  emails: cardEmails,
  notified: z.boolean(),
  expiry: z.string(),
  cardnetwork_data: cardNetworkData,
  metadata: cardMetadata,
  per_transaction_max: perTransactionMax,
  per_transaction_min: positiveCents.nullable(),
  rcn_id: integerId,
  rcn_alias: z.string({ error: expected("the alias of a real card") }),
  /** Approved is VC-23, Canceled C9, and another one that of an expired card (X323). */
  status: textOf<CardStatus>(),
  supplier_id: referenceTo("suppliers").nullable(),
  total_card_amount: totalCardAmount,
  transactions_max: transactionsMax,
  valid_starting_on: cardDay,
  valid_ending_on: validEndingOn,
  url: z.string(),
  internal: z.object({
    /** The whole number, shown only with `show_card_number`. */
    card_number: z.string(),
    ledger: z.array(LedgerEntry),
  }),
});

export type VirtualCard = z.output<typeof VirtualCard>;

/** A card whose minimum may be 0 (OPT-11). */
const CardWithZero = VirtualCard.extend({ per_transaction_min: centsOrZero.nullable() });

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
/** What a create takes in a bank with such options. */
export const cardCreateIn = byMinimum(VirtualCardCreate, createOf(CardWithZero));

const updateOf = (row: typeof VirtualCard) =>
  updateInput(row, updatable, {
    required: REQUIRED,
    defaulted: ["valid_starting_on"],
    also: { currency: cardCurrency },
  });

export const VirtualCardUpdate = updateOf(VirtualCard);
/** What an update takes in a bank with such options. */
export const cardUpdateIn = byMinimum(VirtualCardUpdate, updateOf(CardWithZero));

/** The recipient of the card's details. */
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
  numbering: { id: "VC-6" },
  statusField: "status",
  indexes: { number: ({ internal }) => [internal.card_number] },
  unique: ["number"],
});
