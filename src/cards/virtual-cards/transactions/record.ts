import { InvalidTransitionError, NotFoundError } from "../../../engine/errors.ts";
import { received } from "../../../engine/schema/expected.ts";
import { appended } from "../../../engine/store/rows/appended.ts";
import type { CardsBank } from "../../options.ts";
import { changeCard } from "../change.ts";
import { extendLedger, type Hold, holdsOf, type LedgerEntry } from "../ledger.ts";
import type { Authorization, Clearing } from "../objects.ts";
import type { VirtualCard } from "../schema.ts";
import { convert } from "./exchange.ts";

/** The reference of an authorization of a card: the card's id and the position in the card's list. */
export function referenceAt(card: VirtualCard, index: number): string {
  return `${card.id}-${String(index + 1).padStart(4, "0")}`;
}

export function nextReference(card: VirtualCard): string {
  return referenceAt(card, card.authorizations.length);
}

export function authorizationOf(card: VirtualCard, hold: Hold): Authorization {
  return card.authorizations[hold.listed] as Authorization;
}

/**
 * The open hold that a reference names. Throws {@link NotFoundError} for a reference that the card does not have, and
 * {@link InvalidTransitionError} when there is nothing left for `action`.
 */
export function openHold(card: VirtualCard, reference: string, action: string): Hold {
  const { ledger } = card.internal;
  const hold = holdsOf(ledger).get(reference);
  if (hold?.state === "open") return hold;
  const state = hold?.state ?? ledger.find((entry) => entry.reference === reference)?.kind;
  if (state === undefined) {
    throw new NotFoundError(
      `Virtual card ${card.id} has no authorization with the 'reference' ${received(reference)}: take it from the result of authorize.`,
    );
  }
  throw new InvalidTransitionError(
    `Authorization ${reference} of virtual card ${card.id} is ${state}; ${action} is possible only while it is open: approved, and neither cleared nor reversed in full.`,
  );
}

/**
 * The US cents of a hold that a part of its purchase no longer needs. Taken from what is left, so that the parts of a
 * hold add up to it however each is rounded.
 */
export function releasedBy(hold: Hold, part: number): number {
  return hold.billing_amount - convert(hold.merchant_amount - part, hold.exchange_rate);
}

/** Adds what has happened to a card's lists and ledger, and recalculates its balance. */
export function record(
  bank: CardsBank,
  card: VirtualCard,
  event: {
    readonly authorizations?: readonly Authorization[];
    readonly clearings?: readonly Clearing[];
    readonly entry: LedgerEntry;
  },
): void {
  changeCard(bank, card, {
    // A list that stays the same is neither copied nor checked.
    ...(event.authorizations && { authorizations: appended(card.authorizations, event.authorizations) }),
    ...(event.clearings && { clearings: appended(card.clearings, event.clearings) }),
    internal: { ...card.internal, ledger: extendLedger(card.internal.ledger, event.entry) },
  });
}
