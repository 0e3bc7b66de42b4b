import { expect, test } from "vitest";
import { bankWithCard } from "../support/cards.ts";

const COUNT = 1000;

/** The shortest wall time of one of several calls, in milliseconds: others share the machine. */
async function shortest(calls: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let call = 0; call < calls; call += 1) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

test("authorizations of one card cost the same however many it has, and all of them fall due at once", {
  timeout: 60_000,
}, async () => {
  const { bank, cards } = await bankWithCard({ total_card_amount: 1_000_000 });
  const authorize = () => cards.authorize(1001, { amount: 1, type: "Advice" });
  await shortest(100, authorize);
  const first = await shortest(100, authorize);
  await shortest(COUNT - 300, authorize);
  const last = await shortest(100, authorize);
  // One more entry used to be a check of all of them: seven times the time of the first.
  expect(last / first).toBeLessThan(3);
  expect(bank.openAuthorizations(1001)).toHaveLength(COUNT);
  const start = performance.now();
  await bank.clock.advance({ days: 9 });
  const due = performance.now() - start;
  expect(bank.db.virtualCards.get(1001)).toMatchObject({ available_balance: 1_000_000 - COUNT });
  expect(bank.openAuthorizations(1001)).toHaveLength(0);
  // As many authorizations at the price of the last took longer than this each when a clearing checked all entries.
  expect(due / (COUNT * last)).toBeLessThan(8);
});
