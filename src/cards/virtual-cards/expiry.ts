import type { TimerDefinition } from "../../engine/resource/resource.ts";
import type { Tone } from "../../engine/time/lifecycle.ts";
import type { CardsBank, CardsOptions } from "../options.ts";
import { changeCard } from "./change.ts";
import { type CardStatus, type VirtualCard, VirtualCards } from "./schema.ts";
import { endOfUse } from "./validity.ts";

/** The kind of the timers that end the use of a card. */
const EXPIRY_TIMER = "virtualCards.expiry";

/** The statuses of a bank's cards, with that of an expired card under its configured name. */
export function cardStatuses({
  expiredCardStatus: expired,
}: CardsOptions["assumptions"]): Readonly<Record<string, Tone>> {
  return { Approved: "good", ...(expired === "Approved" ? {} : { [expired]: "off" }), Canceled: "off" };
}

/** The statuses that may follow each of a card; one that has expired is usable again with later dates. */
export function cardTransitions({
  expiredCardStatus: expired,
}: CardsOptions["assumptions"]): Readonly<Record<string, readonly string[]>> {
  if (expired === "Approved") return { Approved: ["Canceled"] };
  return { Approved: [expired, "Canceled"], [expired]: ["Approved", "Canceled"] };
}

/** The status of a card at the bank's time: once canceled for good, otherwise by its validity (C9, X97). */
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

/** Gives a card its status when its use ends (X97). */
export const expiry: TimerDefinition<CardsBank> = {
  kind: EXPIRY_TIMER,
  event: "expire",
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
