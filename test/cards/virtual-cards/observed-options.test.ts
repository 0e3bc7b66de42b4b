import { describe, expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { call, retrieve } from "../../support/call.ts";
import { bankWithCard, minimalCard } from "../../support/cards.ts";
import { refusal } from "../../support/refusal.ts";

const with0 = { assumptions: { perTransactionMinZero: "accept" } } as const;
const unlimited = { assumptions: { transactionsMaxZero: "unlimited" } } as const;

describe("a per_transaction_min of 0", () => {
  test("is taken by a create with the option, is answered as it was sent, and is no minimum (OPT-11)", async () => {
    const { bank, card, cards } = await bankWithCard({ per_transaction_min: 0 }, with0);
    expect(card).toEqual({ ...(await bankWithCard()).card, per_transaction_min: 0 });
    expect(bank.db.virtualCards.get(1001)?.per_transaction_min).toBe(0);
    expect((await cards.authorize(1001, { amount: 1 })).approved).toBe(true);
  });

  test("takes the place of a minimum in an update with the option, and can be taken back (OPT-11)", async () => {
    const { bank, cards } = await bankWithCard({ per_transaction_min: 500 }, with0);
    expect((await cards.authorize(1001, { amount: 499 })).approved).toBe(false);
    await call(bank, "PATCH", "/v1/virtualcards/1001", { per_transaction_min: 0 });
    expect((await cards.authorize(1001, { amount: 499 })).approved).toBe(true);
    await call(bank, "PATCH", "/v1/virtualcards/1001", { per_transaction_min: null });
    expect((await retrieve(bank, "/v1/virtualcards/1001")).per_transaction_min).toBeNull();
  });

  test("fits any maximum (OPT-11, VC-E5)", async () => {
    const { bank } = await bankWithCard({ per_transaction_min: 0, per_transaction_max: 1 }, with0);
    expect(await refusal(bank, "PATCH", "/v1/virtualcards/1001", { per_transaction_min: 2 })).toEqual([
      400,
      "'per_transaction_min' must not be greater than 'per_transaction_max', but 2 is greater than 1.",
    ]);
  });

  test.each([
    ["below 0", -1, "got -1."],
    ["a fraction", 0.5, "got 0.5."],
    ["text", "0", 'got "0".'],
  ])("does not make a minimum that is %s a valid one (OPT-11)", async (_, per_transaction_min, got) => {
    const fields = { ...minimalCard, per_transaction_min };
    expect(await refusal(mondayBank(with0), "POST", "/v1/virtualcards", fields)).toEqual([
      400,
      `'per_transaction_min' must be a whole number of cents of at least 0, sent without quotes, ${got}`,
    ]);
  });

  test("leaves the other amounts as they are: 0 is refused for them (OPT-11)", async () => {
    const fields = { ...minimalCard, total_card_amount: 0, per_transaction_max: 0 };
    expect(await refusal(mondayBank(with0), "POST", "/v1/virtualcards", fields)).toEqual([
      400,
      "'per_transaction_max' must be greater than 0. 'total_card_amount' must be greater than 0.",
    ]);
  });

  test("comes back with a snapshot, which a bank without the option refuses (X150)", async () => {
    const { bank } = await bankWithCard({ per_transaction_min: 0 }, with0);
    const other = mondayBank(with0);
    await other.restore(bank.snapshot());
    expect(other.snapshot()).toEqual(bank.snapshot());
    await expect(mondayBank().restore(bank.snapshot())).rejects.toThrow(
      "The snapshot doesn't fit this bank: at tables.virtualCards.rows.0.row.per_transaction_min: must be a positive whole number of cents, sent without quotes, got 0.",
    );
    const without = await bankWithCard();
    await other.restore(without.bank.snapshot());
    expect(other.db.virtualCards.get(1001)?.per_transaction_min).toBeNull();
  });
});

describe("a transactions_max of 0", () => {
  test("means no limit with the option, and leaves every other reason to decline (OPT-12)", async () => {
    const { bank, cards } = await bankWithCard({ transactions_max: 0, per_transaction_max: 500 }, unlimited);
    for (let use = 0; use < 12; use += 1) {
      const { approved } = await cards.authorize(1001, { amount: 500 });
      expect(approved).toBe(true);
    }
    expect((await cards.authorize(1001, { amount: 501 })).authorization.issuer_response).toBe(
      "Declined: the amount is above the per-transaction maximum",
    );
    expect(await retrieve(bank, "/v1/virtualcards/1001")).toMatchObject({
      transactions_max: 0,
      available_balance: 4_000,
    });
  });

  test("is one number among others: the uses that there were count again after it (OPT-12, X153)", async () => {
    const { bank, cards } = await bankWithCard({ transactions_max: 1 }, unlimited);
    const uses = async () => (await cards.authorize(1001, { amount: 100 })).approved;
    expect([await uses(), await uses()]).toEqual([true, false]);
    await call(bank, "PATCH", "/v1/virtualcards/1001", { transactions_max: 0 });
    expect([await uses(), await uses()]).toEqual([true, true]);
    await call(bank, "PATCH", "/v1/virtualcards/1001", { transactions_max: 3 });
    expect(await uses()).toBe(false);
    await call(bank, "PATCH", "/v1/virtualcards/1001", { transactions_max: 4 });
    expect([await uses(), await uses()]).toEqual([true, false]);
  });

  test("is unlimited in the e-mail with the card's details (X153)", async () => {
    const emails = { transactions_max: 0, emails: ["ada@example.com"] };
    const limited = await bankWithCard(emails);
    expect(limited.bank.outbox.entries[0]?.text).toContain("\nUses: 0");
    const { bank } = await bankWithCard(emails, unlimited);
    expect(bank.outbox.entries[0]?.text.split("\n").slice(1)).toEqual([
      "Expiry: 2028-03",
      "Amount: 100.00 USD",
      "Usable from 2026-03-01 to 2026-12-31 (GMT)",
      "Uses: unlimited",
    ]);
  });

  test("may be below 0 with neither value of the option (OPT-12, VC-E12)", async () => {
    const { bank } = await bankWithCard({}, unlimited);
    expect(await refusal(bank, "PATCH", "/v1/virtualcards/1001", { transactions_max: -1 })).toEqual([
      400,
      "'transactions_max' must be a whole number of at least 0, sent without quotes, got -1.",
    ]);
  });
});

// F6: a card expires at 23:59:59 GMT on the last day of a month; the bank does so anyway.
test.each([
  ["2026-03-02", "2028-03", "2028-03-31T23:59:59Z", "2028-04-01T00:00:00Z"],
  ["2026-02-27", "2028-02", "2028-02-29T23:59:59Z", "2028-03-01T00:00:00Z"],
  ["2026-12-01", "2028-12", "2028-12-31T23:59:59Z", "2029-01-01T00:00:00Z"],
])("a card of %s expires with the last day of the month %s (F6)", async (start, expiry, last, next) => {
  const options = { clock: { start: `${start}T15:00:00Z` } };
  const { card, bank, cards } = await bankWithCard({ valid_ending_on: "2032-01-01" }, options);
  expect(card.expiry).toBe(expiry);
  await bank.clock.advanceTo(last);
  expect((await cards.authorize(1001, { amount: 100 })).approved).toBe(true);
  await bank.clock.advanceTo(next);
  expect((await cards.authorize(1001, { amount: 100 })).authorization.issuer_response).toBe(
    "Declined: the date is outside the card's validity",
  );
});
