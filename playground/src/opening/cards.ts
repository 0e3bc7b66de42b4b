import type { CoreBank } from "sandbank/core";
import { dayOf, formatDay } from "sandbank/internal";
import { dataOf, type Send } from "../send.ts";

/** The bank's GMT day, this many days from today. */
function day(bank: CoreBank, offset: number): string {
  return formatDay(dayOf(bank.clock.now().getTime()) + offset);
}

/** Two cards, one of them well used, and one that was canceled. */
export async function openCards(bank: CoreBank, send: Send): Promise<void> {
  const card = async (data: object) => {
    const answer = await send("POST", "/v1/virtualcards", { data });
    return dataOf<{ id: string }>(answer).id;
  };
  const travel = await card({
    total_card_amount: 120_000,
    per_transaction_max: 60_000,
    transactions_max: 20,
    valid_ending_on: day(bank, 120),
    supplier_id: 1002,
  });
  const purchase = (amount: number, name: string) =>
    bank.simulate.virtualCards.authorize(travel, { amount, merchant: { name } });
  await purchase(34_250, "Harbor Hotel");
  await purchase(4_180, "Blue Line Taxi");
  await purchase(75_000, "Northern Air");
  const canceled = await card({ total_card_amount: 20_000, valid_ending_on: day(bank, 30) });
  await send("DELETE", `/v1/virtualcards/${canceled}`);
  await card({ total_card_amount: 50_000, valid_ending_on: day(bank, 90), supplier_id: 1003 });
}
