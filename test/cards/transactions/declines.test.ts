// Statements: C17.

import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { bankWithCard } from "../../support/cards.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The answer of a card made from `fields` to a purchase on a day of its validity. */
async function responseTo(amount: number, fields: Fields): Promise<string> {
  const { cards } = await bankWithCard(fields);
  const { approved, authorization } = await cards.authorize("1001", { amount });
  expect(approved).toBe(authorization.issuer_response === "Approved");
  return authorization.issuer_response;
}

test("a declined authorization is listed with its reason, reserves no amount and does not count as a use (C17)", async () => {
  const { bank, card, cards } = await bankWithCard({ transactions_max: 1 });
  const answer = await cards.authorize("1001", { amount: 10_001 });
  const authorization = {
    billing_amount: 10_001,
    billing_currency: "USD",
    date: "2026-03-02",
    issuer_response: "Declined: the available balance is insufficient",
    mcc: "5999",
    mcc_description: "Specialty retail",
    merchant_amount: 10_001,
    merchant_currency: "USD",
    merchant_id: "100000000000001",
    merchant_name: "Corner Shop",
    transaction_type: "Authorization",
  };
  expect(answer).toEqual({ approved: false, reference: "1001-0001", authorization });
  expect(bank.db.virtualCards.get(1001)).toEqual({
    ...card,
    card_number: null,
    authorizations: [authorization],
  });
  expect(bank.clock.nextEvent()).toBeNull();
  expect((await cards.authorize("1001", { amount: 10_000 })).approved).toBe(true);
});

test("a canceled card declines (VC-31, C17)", async () => {
  const { bank, cards } = await bankWithCard();
  await call(bank, "DELETE", "/v1/virtualcards/1001");
  const { authorization } = await cards.authorize("1001", { amount: 1 });
  expect(authorization.issuer_response).toBe("Declined: the card is canceled");
});

const outside = "Declined: the date is outside the card's validity";

test("a card declines before its first day and after its last, GMT, and approves on both (VC-2, VC-27, VC-28, VC-32, C17)", async () => {
  const { bank, cards } = await bankWithCard({
    valid_starting_on: "2026-03-04",
    valid_ending_on: "2026-03-05",
  });
  const responses: string[] = [];
  for (const instant of [
    "2026-03-03T23:59:59.999Z",
    "2026-03-04T00:00:00Z",
    "2026-03-05T23:59:59.999Z",
    "2026-03-06T00:00:00Z",
  ]) {
    await bank.clock.advanceTo(instant);
    responses.push((await cards.authorize("1001", { amount: 1 })).authorization.issuer_response);
  }
  expect(responses).toEqual([outside, "Approved", "Approved", outside]);
});

test("a card without uses left declines (VC-2, VC-32, C17)", async () => {
  const { cards } = await bankWithCard({ transactions_max: 1 });
  expect((await cards.authorize("1001", { amount: 1 })).approved).toBe(true);
  const { authorization } = await cards.authorize("1001", { amount: 1 });
  expect(authorization.issuer_response).toBe("Declined: the card has no uses left");
});

test("a card of no uses declines every one (OPT-12, C19)", async () => {
  expect(await responseTo(1, { transactions_max: 0 })).toBe("Declined: the card has no uses left");
});

test("the limits of a transaction are the last amounts that pass (VC-2, C17)", async () => {
  const limits = { per_transaction_min: 100, per_transaction_max: 200 };
  expect(await responseTo(99, limits)).toBe("Declined: the amount is below the per-transaction minimum");
  expect(await responseTo(100, limits)).toBe("Approved");
  expect(await responseTo(200, limits)).toBe("Approved");
  expect(await responseTo(201, limits)).toBe("Declined: the amount is above the per-transaction maximum");
});

test("limits and balance compare the billing amount, not the merchant's (C17)", async () => {
  const { cards } = await bankWithCard({ per_transaction_min: 100, per_transaction_max: 200 });
  const foreign = async (amount: number) =>
    (await cards.authorize("1001", { amount, currency: "GBP", exchangeRate: "2" })).authorization
      .issuer_response;
  expect(await foreign(49)).toBe("Declined: the amount is below the per-transaction minimum");
  expect(await foreign(100)).toBe("Approved");
  expect(await foreign(101)).toBe("Declined: the amount is above the per-transaction maximum");
});

test("the balance may be used up, and not more (VC-2, VC-7, VC-32, C17)", async () => {
  const { cards } = await bankWithCard();
  expect((await cards.authorize("1001", { amount: 10_000 })).approved).toBe(true);
  const { authorization } = await cards.authorize("1001", { amount: 1 });
  expect(authorization.issuer_response).toBe("Declined: the available balance is insufficient");
});

test("the first applicable reason is given (C17)", async () => {
  const everything = {
    transactions_max: 0,
    per_transaction_min: 50,
    per_transaction_max: 60,
    total_card_amount: 60,
    valid_starting_on: "2026-06-01",
  };
  const started = { ...everything, valid_starting_on: "2026-03-01" };
  expect(await responseTo(1, everything)).toContain("validity");
  expect(await responseTo(1, started)).toContain("uses");
  expect(await responseTo(1, { ...started, transactions_max: 9 })).toContain("minimum");
  expect(await responseTo(61, { ...started, transactions_max: 9 })).toContain("maximum");
  const { bank, cards } = await bankWithCard(everything);
  await call(bank, "DELETE", "/v1/virtualcards/1001");
  expect((await cards.authorize("1001", { amount: 1 })).authorization.issuer_response).toContain("canceled");
});

test.each(["Advice", "First Presentment", "Unspecified (Offline Settlements)", "Forced Post"] as const)(
  "what has happened is never declined: %s (C20, X33)",
  async (type) => {
    const { bank, cards } = await bankWithCard({
      transactions_max: 0,
      per_transaction_max: 1,
      valid_starting_on: "2026-06-01",
    });
    const { approved, authorization } = await cards.authorize("1001", { amount: 10_500, type });
    expect([approved, authorization.transaction_type]).toEqual([true, type]);
    expect(bank.db.virtualCards.get(1001)?.available_balance).toBe(0);
    await call(bank, "DELETE", "/v1/virtualcards/1001");
    expect((await cards.authorize("1001", { amount: 1, type })).approved).toBe(true);
  },
);
