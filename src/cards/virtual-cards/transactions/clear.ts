import type * as z from "zod/mini";
import type { TimerDefinition } from "../../../engine/resource/resource.ts";
import { eveningOfBankingDay } from "../../../engine/time/calendar.ts";
import type { CardsBank } from "../../options.ts";
import { holdsOf } from "../ledger.ts";
import { type Clearing, sameMerchant } from "../objects.ts";
import { type VirtualCard, VirtualCards } from "../schema.ts";
import type { Settlement } from "./arguments.ts";
import { convert, rateOf } from "./exchange.ts";
import { clearingNow } from "./listed.ts";
import { authorizationOf, openHold, record, releasedBy } from "./record.ts";

const CLEARING_TIMER = "virtualCards.clearing";

/**
 * Settles an authorization. The rest of the hold is released (C18, C19), or kept for the clearings that follow one that
 * is not final (X94).
 */
export function clear(
  bank: CardsBank,
  card: VirtualCard,
  reference: string,
  { amount, fee, exchangeRate, final }: Omit<z.output<typeof Settlement>, "reference">,
): { readonly reference: string; readonly clearing: Clearing } {
  const hold = openHold(card, reference, "clear");
  const authorization = authorizationOf(card, hold);
  const rate = rateOf("clear", "purchase", {
    currency: authorization.merchant_currency,
    exchangeRate,
    usual: hold.exchange_rate,
  });
  const merchantAmount = amount ?? hold.merchant_amount;
  const billing = convert(merchantAmount, rate);
  const settlement = billing + fee;
  if (!Number.isSafeInteger(settlement)) {
    throw new RangeError(`clear: 'amount' and 'fee' are together ${settlement} US cents, which is too much.`);
  }
  const clearing = clearingNow(bank, sameMerchant(authorization, merchantAmount), {
    billing,
    rate,
    settlement,
  });
  const isLast = final || merchantAmount >= hold.merchant_amount;
  record(bank, card, {
    clearings: [clearing],
    entry: isLast
      ? { kind: "cleared", reference, settlement_amount: settlement }
      : {
          kind: "partly_cleared",
          reference,
          settlement_amount: settlement,
          merchant_amount: merchantAmount,
          billing_amount: releasedBy(hold, merchantAmount),
        },
  });
  if (isLast) cancelClearing(bank, card, reference);
  return { reference, clearing };
}

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

/** Clears an approved authorization when its timer is due; one that was cleared or reversed in full has none (C16). */
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
    clear(bank, card, reference, { fee: 0, final: true });
  },
};
