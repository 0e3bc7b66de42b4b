import { dayIn } from "../parts/day-in.ts";
import { action, call, type Step, type Tour } from "./tour.ts";

/** The last day of the cards. */
const until = (now: Date) => dayIn(now, 365);

/** A day on which the card is still valid, half a year from now. */
const later = (now: Date) => dayIn(now, 180);

const purchase = (explanation: string, card: string, cents: number): Step =>
  action(
    explanation,
    (known) => `await bank.simulate.virtualCards.authorize("${known[card] ?? card}", { amount: ${cents} })`,
    ({ bank, known }) => bank.simulate.virtualCards.authorize(known[card] as string, { amount: cents }),
  );

/** Each reason for which the bank declines an authorization (C17). */
export const cardDeclined: Tour = {
  name: "declined",
  title: "Get a card declined, for every reason",
  about: "Create a card with tight limits and trigger six different declines.",
  steps: [
    call({
      explanation: "Create a $300.00 card: $5.00 to $200.00 per purchase, two uses.",
      method: "POST",
      path: "/v1/virtualcards",
      data: (_, now) => ({
        total_card_amount: 30_000,
        per_transaction_min: 500,
        per_transaction_max: 20_000,
        transactions_max: 2,
        valid_ending_on: until(now),
      }),
      learn: "card",
    }),
    purchase("A purchase of $1.00 is below the card's minimum.", "card", 100),
    purchase("A purchase of $250.00 is above its maximum.", "card", 25_000),
    purchase("$150.00 is approved and held against the balance.", "card", 15_000),
    purchase("$160.00 is more than the remaining balance.", "card", 16_000),
    purchase("$100.00 is approved. That's the second and last use.", "card", 10_000),
    purchase("A third purchase is declined. No uses are left.", "card", 1_000),
    call({
      explanation: "Create a card that becomes valid in half a year.",
      method: "POST",
      path: "/v1/virtualcards",
      data: (_, now) => ({
        total_card_amount: 30_000,
        valid_starting_on: later(now),
        valid_ending_on: until(now),
      }),
      learn: "later",
    }),
    purchase("Today is outside its validity period.", "later", 1_000),
    call({
      explanation: "Cancel the first card.",
      method: "DELETE",
      path: "/v1/virtualcards/{card}",
      expects: 204,
    }),
    purchase("A canceled card declines everything.", "card", 1_000),
    call({
      explanation: "The card lists every attempt with the issuer's response.",
      method: "GET",
      path: "/v1/virtualcards/{card}",
    }),
  ],
};
