// Statements: C16 to C20.

import { expect, test } from "vitest";
import { call, retrieve } from "../../support/call.ts";
import { bankWithCard } from "../../support/cards.ts";

const cafe = { id: "M-1", name: "Cafe Ada", mcc: "5812" };

test("an approved authorization is listed and holds its amount (VC-3, VC-30, VC-57, C19, X29)", async () => {
  const { bank, card, cards } = await bankWithCard();
  const answer = await cards.authorize("1001", { amount: 2_500, merchant: cafe });
  const authorization = {
    billing_amount: 2_500,
    billing_currency: "USD",
    date: "2026-03-02",
    issuer_response: "Approved",
    mcc: "5812",
    mcc_description: "Restaurants",
    merchant_amount: 2_500,
    merchant_currency: "USD",
    merchant_id: "M-1",
    merchant_name: "Cafe Ada",
    transaction_type: "Authorization",
  };
  expect(answer).toEqual({ approved: true, reference: "1001-0001", authorization });
  expect(await retrieve(bank, "/v1/virtualcards/1001")).toEqual({
    ...card,
    card_number: null,
    available_balance: 7_500,
    authorizations: [authorization],
  });
});

test("a clearing settles its amount and releases the rest of the hold (C19)", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 2_500, merchant: cafe });
  await bank.clock.advance({ days: 1 });
  const answer = await cards.clear("1001", reference, { amount: 2_000 });
  const clearing = {
    billing_amount: 2_000,
    billing_currency: "USD",
    date: "2026-03-03",
    exchange_rate: "1",
    mcc: "5812",
    mcc_description: "Restaurants",
    merchant_amount: 2_000,
    merchant_currency: "USD",
    merchant_id: "M-1",
    merchant_name: "Cafe Ada",
    settlement_amount: 2_000,
    settlement_currency: "USD",
    settlement_date: "2026-03-03",
  };
  expect(answer).toEqual({ reference, clearing });
  expect(await retrieve(bank, "/v1/virtualcards/1001")).toMatchObject({
    available_balance: 8_000,
    authorizations: [{ billing_amount: 2_500 }],
    clearings: [clearing],
  });
});

test("a clearing above the hold reduces the balance by the difference, which never goes below 0 (C10, C19)", async () => {
  const { bank, cards } = await bankWithCard();
  const one = await cards.authorize("1001", { amount: 2_500 });
  await cards.clear("1001", one.reference, { amount: 3_000, fee: 25 });
  expect(bank.db.virtualCards.get(1001)?.available_balance).toBe(6_975);
  const two = await cards.authorize("1001", { amount: 6_975 });
  await cards.clear("1001", two.reference, { amount: 7_975 });
  expect(bank.db.virtualCards.get(1001)?.available_balance).toBe(0);
  await cards.refund("1001", { amount: 1_100 });
  expect(bank.db.virtualCards.get(1001)?.available_balance).toBe(100);
});

test("a foreign purchase is billed by its exchange rate, and its settlement adds the fee (C18, X34)", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference, authorization } = await cards.authorize("1001", {
    amount: 2_345,
    currency: "eur",
    exchangeRate: 1.085,
    merchant: cafe,
  });
  expect(authorization).toMatchObject({
    billing_amount: 2_544,
    billing_currency: "USD",
    merchant_amount: 2_345,
    merchant_currency: "EUR",
  });
  const { clearing } = await cards.clear("1001", reference, { fee: 25 });
  expect(clearing).toMatchObject({
    billing_amount: 2_544,
    billing_currency: "USD",
    exchange_rate: "1.085",
    merchant_amount: 2_345,
    merchant_currency: "EUR",
    settlement_amount: 2_569,
    settlement_currency: "USD",
  });
  expect(bank.db.virtualCards.get(1001)?.available_balance).toBe(7_431);
});

test("a rate is read as the decimal number it is, and a half cent is rounded up (X34)", async () => {
  const { cards } = await bankWithCard();
  const billed = async (amount: number, exchangeRate: number | string) =>
    (await cards.authorize("1001", { amount, currency: "EUR", exchangeRate })).authorization.billing_amount;
  expect(await billed(100, 1.005)).toBe(101);
  expect(await billed(50, "0.03")).toBe(2);
  expect(await billed(1_000_000_000_000_001, "1.000000000000000001")).toBe(1_000_000_000_000_001);
});

test("a full reversal releases the hold and the use (C19)", async () => {
  const { bank, cards } = await bankWithCard({ transactions_max: 1 });
  const { reference, authorization } = await cards.authorize("1001", { amount: 2_500, merchant: cafe });
  const answer = await cards.reverse("1001", reference);
  expect(answer).toEqual({ reference, authorization: { ...authorization, transaction_type: "Reversal" } });
  expect(bank.db.virtualCards.get(1001)).toMatchObject({ available_balance: 10_000, clearings: [] });
  expect((await cards.authorize("1001", { amount: 1 })).approved).toBe(true);
});

test("a partial reversal releases its part of the hold, and the use only when nothing is left (C19, X30)", async () => {
  const { bank, cards } = await bankWithCard({ transactions_max: 1 });
  const { reference } = await cards.authorize("1001", { amount: 2_500 });
  await cards.reverse("1001", reference, { amount: 1_000, advice: true });
  expect(bank.db.virtualCards.get(1001)).toMatchObject({
    available_balance: 8_500,
    authorizations: [{}, { billing_amount: 1_000, transaction_type: "Reversal advice" }],
  });
  expect((await cards.authorize("1001", { amount: 1 })).approved).toBe(false);
  await cards.reverse("1001", reference, { amount: 1_500 });
  expect(bank.db.virtualCards.get(1001)?.available_balance).toBe(10_000);
  expect((await cards.authorize("1001", { amount: 1 })).approved).toBe(true);
});

test("the parts of a reversed foreign purchase add up to what was held", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 10, currency: "EUR", exchangeRate: 0.35 });
  expect(bank.db.virtualCards.get(1001)?.available_balance).toBe(9_996);
  for (let count = 0; count < 9; count += 1) await cards.reverse("1001", reference, { amount: 1 });
  expect(bank.db.virtualCards.get(1001)?.available_balance).toBe(10_000);
  const { authorization } = await cards.reverse("1001", reference);
  expect(authorization).toMatchObject({ merchant_amount: 1, billing_amount: 0 });
  await expect(cards.reverse("1001", reference)).rejects.toThrow("is reversed; reverse is possible only");
});

test("a refund returns its amount, as a Purchase Return and a clearing with negative amounts (C19, X31)", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 2_500, merchant: cafe });
  await cards.clear("1001", reference);
  const answer = await cards.refund("1001", { amount: 700 });
  expect(answer).toEqual({
    reference: "1001-0002",
    authorization: {
      billing_amount: 700,
      billing_currency: "USD",
      date: "2026-03-02",
      issuer_response: "Approved",
      mcc: "5812",
      mcc_description: "Restaurants",
      merchant_amount: 700,
      merchant_currency: "USD",
      merchant_id: "M-1",
      merchant_name: "Cafe Ada",
      transaction_type: "Purchase Return",
    },
    clearing: {
      billing_amount: -700,
      billing_currency: "USD",
      date: "2026-03-02",
      exchange_rate: "1",
      mcc: "5812",
      mcc_description: "Restaurants",
      merchant_amount: -700,
      merchant_currency: "USD",
      merchant_id: "M-1",
      merchant_name: "Cafe Ada",
      settlement_amount: -700,
      settlement_currency: "USD",
      settlement_date: "2026-03-02",
    },
  });
  expect(bank.db.virtualCards.get(1001)?.available_balance).toBe(8_200);
});

test("every transaction type can be produced (VC-43, C20, X33)", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 100 });
  for (const type of [
    "Advice",
    "First Presentment",
    "Unspecified (Offline Settlements)",
    "Forced Post",
  ] as const) {
    expect((await cards.authorize("1001", { amount: 100, type })).approved).toBe(true);
  }
  await cards.reverse("1001", reference, { amount: 50 });
  await cards.reverse("1001", reference, { advice: true });
  await cards.refund("1001", { amount: 10 });
  const card = bank.db.virtualCards.get(1001);
  expect(card?.authorizations.map(({ transaction_type }) => transaction_type)).toEqual([
    "Authorization",
    "Advice",
    "First Presentment",
    "Unspecified (Offline Settlements)",
    "Forced Post",
    "Reversal",
    "Reversal advice",
    "Purchase Return",
  ]);
  expect(card?.available_balance).toBe(9_610);
});

test("a change of the amount moves the balance along", async () => {
  const { bank, cards } = await bankWithCard();
  await cards.authorize("1001", { amount: 2_500 });
  const balanceAt = async (total_card_amount: number) => {
    await call(bank, "PATCH", "/v1/virtualcards/1001", { total_card_amount });
    return (await retrieve(bank, "/v1/virtualcards/1001")).available_balance;
  };
  expect(await balanceAt(20_000)).toBe(17_500);
  expect(await balanceAt(2_000)).toBe(0);
  expect(await balanceAt(2_501)).toBe(1);
});
