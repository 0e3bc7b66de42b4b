// Statements: C16.

import { expect, test } from "vitest";
import { call, retrieve } from "../../support/call.ts";
import { bankWithCard } from "../../support/cards.ts";

const cafe = { id: "M-1", name: "Cafe Ada", mcc: "5812" };

test("an approved authorization clears automatically at 22:00 of the third banking day after it (VC-3, VC-57, C16)", async () => {
  const { bank, cards } = await bankWithCard();
  await bank.clock.advanceTo("2026-03-06T23:00:00Z");
  await cards.authorize("1001", { amount: 2_500, merchant: cafe });
  expect(bank.clock.nextEvent()).toEqual({
    at: "2026-03-11T22:00:00.000Z",
    collection: "virtualCards",
    id: "1001",
    event: "clear",
  });
  await bank.clock.advanceTo("2026-03-11T21:59:59.999Z");
  expect(bank.db.virtualCards.get(1001)?.clearings).toEqual([]);
  await bank.clock.advance({ days: 30 });
  expect(await retrieve(bank, "/v1/virtualcards/1001")).toMatchObject({
    available_balance: 7_500,
    clearings: [
      { date: "2026-03-11", merchant_id: "M-1", settlement_amount: 2_500, settlement_date: "2026-03-11" },
    ],
  });
});

test("what is left after a partial reversal clears automatically, in the order of the authorizations", async () => {
  const { bank, cards } = await bankWithCard({ total_card_amount: 100_000 });
  for (let amount = 101; amount <= 112; amount += 1) await cards.authorize("1001", { amount });
  await cards.reverse("1001", "1001-0002", { amount: 100 });
  await bank.clock.advance({ days: 9 });
  const amounts = bank.db.virtualCards.get(1001)?.clearings.map(({ billing_amount }) => billing_amount);
  expect(amounts).toEqual([101, 2, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112]);
});

test("what was cleared, reversed in full or declined does not clear automatically (C16)", async () => {
  const { bank, cards } = await bankWithCard();
  const cleared = await cards.authorize("1001", { amount: 10 });
  const reversed = await cards.authorize("1001", { amount: 20 });
  await cards.authorize("1001", { amount: 99_999 });
  await cards.clear("1001", cleared.reference);
  await cards.reverse("1001", reversed.reference);
  expect(bank.clock.nextEvent()).toBeNull();
  await bank.clock.advance({ days: 30 });
  expect(bank.db.virtualCards.get(1001)?.clearings).toHaveLength(1);
});

test("the days to an automatic clearing are an option, and null turns it off (C16, X35)", async () => {
  const after = async (days: number | null, start: string) => {
    const options = {
      clock: { start },
      assumptions: { cards: { clearingAfterBankingDays: days } },
    };
    const { bank, cards } = await bankWithCard({}, options);
    await cards.authorize("1001", { amount: 10 });
    return bank.clock.nextEvent()?.at;
  };
  expect(await after(null, "2026-03-02T15:00:00Z")).toBeUndefined();
  expect(await after(1, "2026-03-02T15:00:00Z")).toBe("2026-03-03T22:00:00.000Z");
  expect(await after(0, "2026-03-02T15:00:00Z")).toBe("2026-03-02T22:00:00.000Z");
  expect(await after(0, "2026-03-02T22:30:00Z")).toBe("2026-03-03T22:00:00.000Z");
  expect(await after(0, "2026-03-07T23:00:00Z")).toBe("2026-03-09T22:00:00.000Z");
});

test("open authorizations and their timers survive a snapshot (S21)", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 2_500 });
  await cards.authorize("1001", { amount: 1_000 });
  const snapshot = bank.snapshot();
  await bank.reset();
  await bank.restore(snapshot);
  expect(bank.snapshot()).toEqual(snapshot);
  await bank.simulate.virtualCards.clear("1001", reference, { amount: 2_000 });
  await bank.clock.advance({ days: 9 });
  expect(bank.db.virtualCards.get(1001)).toMatchObject({
    available_balance: 7_000,
    clearings: [{ settlement_amount: 2_000 }, { settlement_amount: 1_000 }],
  });
});

test("what was authorized before a card was canceled still clears (C9)", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 2_500 });
  await call(bank, "DELETE", "/v1/virtualcards/1001");
  await cards.clear("1001", reference);
  expect(bank.db.virtualCards.get(1001)).toMatchObject({
    available_balance: 0,
    clearings: [{ settlement_amount: 2_500 }],
  });
});
