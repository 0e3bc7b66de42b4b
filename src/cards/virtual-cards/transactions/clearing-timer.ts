import { addBankingDays, DAY_MS, dayOf, rollForward } from "../../../time/calendar.ts";
import type { CardsBank } from "../../bank.ts";
import { holdsOf } from "../ledger.ts";
import type { VirtualCard } from "../schema.ts";

const KIND = "virtualCards.clearing";

/** 22:00 GMT. */
const TIME_OF_DAY_MS = 22 * 3_600_000;

/** When an authorization made now clears on its own, in milliseconds; null for never (C16). */
function clearingDue(now: number, afterBankingDays: number | null): number | null {
  if (afterBankingDays === null) return null;
  const day = afterBankingDays === 0 ? rollForward(dayOf(now)) : addBankingDays(dayOf(now), afterBankingDays);
  const due = day * DAY_MS + TIME_OF_DAY_MS;
  return due >= now ? due : addBankingDays(day, 1) * DAY_MS + TIME_OF_DAY_MS;
}

/** Sees to it that an authorization clears on its own in time (C16). */
export function scheduleClearing(bank: CardsBank, card: VirtualCard, reference: string): void {
  const due = clearingDue(bank.now(), bank.options.assumptions.cards.clearingAfterBankingDays);
  if (due !== null) bank.timers.set({ due, kind: KIND, id: Number(card.id), part: reference });
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
