import { eveningOfBankingDay } from "../../../engine/time/calendar.ts";
import type { CardsBank } from "../../bank.ts";
import { holdsOf } from "../ledger.ts";
import type { VirtualCard } from "../schema.ts";

const KIND = "virtualCards.clearing";

/** Sees to it that an authorization clears on its own in time, unless the option has it never do so (C16). */
export function scheduleClearing(bank: CardsBank, card: VirtualCard, reference: string): void {
  const { clearingAfterBankingDays } = bank.options.assumptions.cards;
  if (clearingAfterBankingDays === null) return;
  const due = eveningOfBankingDay(bank.now(), clearingAfterBankingDays);
  bank.timers.set({ due, kind: KIND, id: Number(card.id), part: reference });
}

/** An authorization that was cleared or reversed in full does not clear on its own any more. */
export function cancelClearing(bank: CardsBank, card: VirtualCard, reference: string): void {
  bank.timers.cancel(KIND, Number(card.id), reference);
}

/** Says how an authorization clears on its own. */
export function defineClearing(bank: CardsBank, clear: (card: VirtualCard, reference: string) => void): void {
  bank.timers.define(
    KIND,
    ({ id, part: reference }) => {
      const card = bank.virtualCards.get(id) as VirtualCard;
      if (holdsOf(card.internal.ledger).get(reference)?.state === "open") clear(card, reference);
    },
    () => "clear",
  );
}
