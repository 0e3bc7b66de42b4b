import type { CardsBank } from "../options.ts";
import { balanceOf } from "./ledger.ts";
import { type VirtualCard, VirtualCards } from "./schema.ts";

/** A card with its balance calculated from its other fields: 0 once it is canceled (C10). */
export function withBalance(card: VirtualCard): VirtualCard {
  const balance = balanceOf(card.total_card_amount, card.internal.ledger);
  return { ...card, available_balance: card.status === "Canceled" ? 0 : balance };
}

/** Changes fields of a card and recalculates its balance. Every change of a card goes through here. */
export function changeCard(bank: CardsBank, card: VirtualCard, fields: Partial<VirtualCard>): VirtualCard {
  return bank.table(VirtualCards).update(card.id, withBalance({ ...card, ...fields }));
}
