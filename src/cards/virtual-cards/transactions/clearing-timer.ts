import { eveningOfBankingDay } from "../../../engine/time/calendar.ts";
import type { CardsBank } from "../../options.ts";
import type { VirtualCard } from "../schema.ts";

export const CLEARING_TIMER = "virtualCards.clearing";

/** Starts the timer that clears an authorization, unless the option turns automatic clearing off (C16). */
export function scheduleClearing(bank: CardsBank, card: VirtualCard, reference: string): void {
  const { clearingAfterBankingDays } = bank.options.assumptions.cards;
  if (clearingAfterBankingDays === null) return;
  const due = eveningOfBankingDay(bank.now(), clearingAfterBankingDays);
  bank.timers.set({ due, kind: CLEARING_TIMER, id: Number(card.id), part: reference });
}

/** Stops the timer of an authorization that was cleared or reversed in full. */
export function cancelClearing(bank: CardsBank, card: VirtualCard, reference: string): void {
  bank.timers.cancel(CLEARING_TIMER, Number(card.id), reference);
}
