import type { TimerDefinition } from "../../../engine/resource/resource.ts";
import type { CardsBank } from "../../options.ts";
import { holdsOf } from "../ledger.ts";
import { type VirtualCard, VirtualCards } from "../schema.ts";
import { clear } from "./clear.ts";
import { CLEARING_TIMER } from "./clearing-timer.ts";

/** Clears an approved authorization when its timer is due, unless it was cleared or reversed in full by then (C16). */
export const automaticClearing: TimerDefinition<CardsBank> = {
  kind: CLEARING_TIMER,
  event: "clear",
  parts(row, { options }) {
    if (options.assumptions.cards.clearingAfterBankingDays === null) return [];
    const holds = [...holdsOf((row as VirtualCard).internal.ledger)];
    return holds.flatMap(([reference, { state }]) => (state === "open" ? [reference] : []));
  },
  run(bank, { id, part: reference }) {
    const card = bank.table(VirtualCards).get(id) as VirtualCard;
    if (holdsOf(card.internal.ledger).get(reference)?.state === "open")
      clear(bank, card, reference, { fee: 0, final: true });
  },
};
