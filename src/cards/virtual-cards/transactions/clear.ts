import type { CardsBank } from "../../options.ts";
import type { VirtualCard } from "../schema.ts";
import { dateAt } from "../validity.ts";
import { cancelClearing } from "./clearing-timer.ts";
import { convert } from "./exchange.ts";
import type { Clearing } from "./objects.ts";
import { authorizationOf, openHold, record } from "./record.ts";

/**
 * Settles an authorization: `amount` cents of the merchant's currency, by default what is left of it, plus a fee in
 * US cents. The rest of the hold is released (C18, C19).
 */
export function clear(
  bank: CardsBank,
  card: VirtualCard,
  reference: string,
  { amount, fee }: { readonly amount?: number | undefined; readonly fee: number },
): { readonly reference: string; readonly clearing: Clearing } {
  const hold = openHold(card, reference, "clear");
  const merchantAmount = amount ?? hold.merchant_amount;
  const billing = convert(merchantAmount, hold.exchange_rate);
  const settlement = billing + fee;
  if (!Number.isSafeInteger(settlement)) {
    throw new RangeError(`clear: 'amount' and 'fee' are together ${settlement} US cents, which is too much.`);
  }
  const { mcc, mcc_description, merchant_currency, merchant_id, merchant_name } = authorizationOf(card, hold);
  const date = dateAt(bank.now());
  const clearing: Clearing = {
    billing_amount: billing,
    billing_currency: "USD",
    date,
    exchange_rate: hold.exchange_rate,
    mcc,
    mcc_description,
    merchant_amount: merchantAmount,
    merchant_currency,
    merchant_id,
    merchant_name,
    settlement_amount: settlement,
    settlement_currency: "USD",
    settlement_date: date,
  };
  record(bank, card, {
    clearings: [clearing],
    entry: { kind: "cleared", reference, settlement_amount: settlement },
  });
  cancelClearing(bank, card, reference);
  return { reference, clearing };
}
