import type { TimerDefinition } from "../../engine/resource/resource.ts";
import type { CardsBank } from "../options.ts";
import { changeCard } from "./change.ts";
import { endOfUse } from "./rules/validity.ts";
import { type CardStatus, type VirtualCard, VirtualCards } from "./schema.ts";
import { EXPIRE } from "./states.ts";

/** The kind of the timers that end the use of a card. */
const EXPIRY_TIMER = "virtualCards.expiry";

/** The status of a card at the bank's time: once canceled for good, otherwise by its validity (C9, X323). */
export function statusOf(bank: CardsBank, card: VirtualCard): CardStatus {
  if (card.status === "Canceled" || !hasStatusOfItsOwn(bank)) return card.status;
  // Its schema is that of an option, whatever a project declares.
  return bank.now() < endOfUse(card)
    ? "Approved"
    : (bank.options.assumptions.expiredCardStatus as CardStatus);
}

/** Sets the timer that ends the use of a card, or stops it where nothing is to come (X97). */
export function scheduleExpiry(bank: CardsBank, card: VirtualCard): void {
  const id = Number(card.id);
  if (isToExpire(bank, card)) bank.timers.set({ due: endOfUse(card), kind: EXPIRY_TIMER, id, part: "" });
  else bank.timers.cancel(EXPIRY_TIMER, id);
}

/** Gives a card its status when its use ends (X323). */
export const expiry: TimerDefinition<CardsBank> = {
  kind: EXPIRY_TIMER,
  event: EXPIRE,
  byClock: true,
  parts: (row, bank) => (isToExpire(bank, row as VirtualCard) ? [""] : []),
  run(bank, { id }) {
    const card = bank.table(VirtualCards).get(id) as VirtualCard;
    scheduleExpiry(bank, changeCard(bank, card, { status: statusOf(bank, card) }));
  },
};

function hasStatusOfItsOwn({ options }: CardsBank): boolean {
  return options.assumptions.expiredCardStatus !== "Approved";
}

function isToExpire(bank: CardsBank, { status }: VirtualCard): boolean {
  return hasStatusOfItsOwn(bank) && status === "Approved";
}
