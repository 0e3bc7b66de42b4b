import { DECLINE_REASONS, type DeclineReason } from "../../decline-reason.ts";
import type { CardsBank } from "../../options.ts";
import { usesOf } from "../ledger.ts";
import { dateAt, isUsableOn } from "../rules/validity.ts";
import type { VirtualCard } from "../schema.ts";
import { mostUses } from "../uses.ts";

/** What decides about an approval: the card, the billing amount in cents, and what the issuer says. */
interface Attempt {
  readonly card: VirtualCard;
  readonly billing: number;
  readonly decline: string | undefined;
}

/** When each of the card's reasons to decline an authorization holds (C17). */
const HOLDS: Readonly<Record<DeclineReason, (attempt: Attempt, bank: CardsBank) => boolean>> = {
  "the card is canceled": ({ card }) => card.status === "Canceled",
  "the date is outside the card's validity": ({ card }, bank) => !isUsableOn(card, dateAt(bank.now())),
  "the card has no uses left": ({ card }, bank) => usesOf(card.internal.ledger) >= mostUses(bank, card),
  "the amount is below the per-transaction minimum": ({ card, billing }) =>
    card.per_transaction_min !== null && billing < card.per_transaction_min,
  "the amount is above the per-transaction maximum": ({ card, billing }) =>
    card.per_transaction_max !== null && billing > card.per_transaction_max,
  "the available balance is insufficient": ({ card, billing }) => billing > card.available_balance,
};

/** The reason of the account that pays for the card, where a resource keeps one (PROD-15). */
const NOT_COVERED = "the account has insufficient funds";

/** The first reason to decline, the issuer's before the card's (X93); undefined when the card approves. */
export function reasonToDecline(bank: CardsBank, attempt: Attempt): string | undefined {
  const own = attempt.decline ?? DECLINE_REASONS.find((reason) => HOLDS[reason](attempt, bank));
  return own ?? (bank.spendable && attempt.billing > bank.spendable() ? NOT_COVERED : undefined);
}
