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
  id: z.string().meta({ statement: "VC-6" }),
  /** Calculated from the ledger by changeCard. */
  available_balance: z.int().min(0).meta({ statement: "VC-7" }),
  authorizations: z.array(Authorization).meta({ statement: "VC-8" }),
  clearings: z.array(Clearing).meta({ statement: "VC-9" }),
  /** Null in every stored row: an answer has it when the caller asks for it. */
  card_number: z.string().nullable().meta({ statement: "VC-10" }),
  cvc: z.string().meta({ statement: "VC-11" }),
  last4: z.string().meta({ statement: "VC-12" }),
  currency: z.literal("USD").meta({ statement: "VC-13" }),
  emails: cardEmails.meta({ statement: "VC-14" }),
  notified: z.boolean().meta({ statement: "VC-15" }),
  expiry: z.string().meta({ statement: "VC-16" }),
  cardnetwork_data: cardNetworkData.meta({ statement: "VC-17" }),
  metadata: cardMetadata.meta({ statement: "VC-18" }),
  per_transaction_max: perTransactionMax.meta({ statement: "VC-19" }),
  per_transaction_min: positiveCents.nullable().meta({ statement: "VC-20" }),
  rcn_id: integerId.meta({ statement: "VC-21" }),
  rcn_alias: z.string({ error: expected("the alias of a real card") }).meta({ statement: "VC-22" }),
  /** Approved is VC-23, Canceled C9, and another one that of an expired card (X323). */
  status: textOf<CardStatus>().meta({ statement: "VC-23" }),
  supplier_id: referenceTo("suppliers").nullable().meta({ statement: "VC-24" }),
  total_card_amount: totalCardAmount.meta({ statement: "VC-25" }),
  transactions_max: transactionsMax.meta({ statement: "VC-26" }),
  valid_starting_on: cardDay.meta({ statement: "VC-27" }),
  valid_ending_on: validEndingOn.meta({ statement: "VC-28" }),
  url: z.string().meta({ statement: "VC-29" }),
  internal: z.object({
    /** The whole number, shown only with `show_card_number`. */
    card_number: z.string(),
    ledger: z.array(LedgerEntry),
  }),
});

export type VirtualCard = z.output<typeof VirtualCard>;

/** A card whose minimum may be 0 (OPT-11). */
const CardWithZero = VirtualCard.extend({
  per_transaction_min: centsOrZero.nullable().meta({ statement: "VC-20" }),
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
