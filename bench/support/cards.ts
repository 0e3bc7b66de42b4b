import type { Bank } from "sandbank";
import { benchBank, call, fill } from "./bank.ts";

/** The body of a card that every bank takes. */
export const CARD = {
  total_card_amount: 10_000,
  valid_ending_on: "2026-12-31",
  metadata: { team: "red" },
};

/** A bank with `count` virtual cards, the first with the id 1001. */
export async function bankWithCards(count: number): Promise<Bank> {
  const bank = benchBank();
  await call(bank, "POST", "/v1/virtualcards", CARD);
  await fill(bank, "virtualCards", count, (at) => {
    const number = cardNumber(at);
    return { last4: number.slice(-4), internal: { card_number: number, ledger: [] } };
  });
  return bank;
}

/** The card number of a place in a list, with a prefix for tests and a valid check digit. */
function cardNumber(at: number): string {
  const digits = `545454${String(at).padStart(9, "0")}`;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}
