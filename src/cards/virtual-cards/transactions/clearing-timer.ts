import { eveningOfBankingDay } from "../../../engine/time/calendar.ts";
import type { CardsBank } from "../../options.ts";
import type { VirtualCard } from "../schema.ts";

/** The kind of the timers that clear an authorization. */
export const CLEARING_TIMER = "virtualCards.clearing";

/** Sees to it that an authorization clears on its own in time, unless the option has it never do so (C16). */
export function scheduleClearing(bank: CardsBank, card: VirtualCard, reference: string): void {
  const { clearingAfterBankingDays } = bank.options.assumptions.cards;
  if (clearingAfterBankingDays === null) return;
  const due = eveningOfBankingDay(bank.now(), clearingAfterBankingDays);
  bank.timers.set({ due, kind: CLEARING_TIMER, id: Number(card.id), part: reference });
}

/** An authorization that was cleared or reversed in full does not clear on its own any more. */
export function cancelClearing(bank: CardsBank, card: VirtualCard, reference: string): void {
  bank.timers.cancel(CLEARING_TIMER, Number(card.id), reference);
}
