// Statements: X31, X95.

import { expect, test } from "vitest";
import { InvalidTransitionError, NotFoundError } from "../../../src/index.ts";
import { bankWithCard } from "../../support/cards.ts";
import { refusalOf } from "../../support/refusal.ts";

const hotel = { id: "M-9", name: "Hôtel Nord", mcc: "7011" };

/** A card with a clearing of 20.00 EUR at 1.1 and a fee of 0.35 USD. */
async function cardWithForeignClearing() {
  const given = await bankWithCard();
  const { cards } = given;
  const { reference } = await cards.authorize("1001", {
    amount: 2_000,
    currency: "EUR",
    exchangeRate: "1.1",
    merchant: hotel,
  });
  await cards.clear("1001", reference, { fee: 35 });
  return { ...given, reference, balance: () => given.bank.db.virtualCards.get(1001)?.available_balance };
}

test("a foreign refund gives back its amount by its rate (X95)", async () => {
  const { bank, cards } = await bankWithCard();
  const answer = await cards.refund("1001", {
    amount: 1_050,
    merchant: hotel,
    currency: "eur",
    exchangeRate: 1.1,
  });
  const merchant = {
    mcc: "7011",
    mcc_description: "Hotels and lodging",
    merchant_currency: "EUR",
    merchant_id: "M-9",
    merchant_name: "Hôtel Nord",
  };
  expect(answer).toEqual({
    reference: "1001-0001",
    authorization: {
      ...merchant,
      billing_amount: 1_155,
      billing_currency: "USD",
      date: "2026-03-02",
      issuer_response: "Approved",
      merchant_amount: 1_050,
      transaction_type: "Purchase Return",
    },
    clearing: {
      ...merchant,
      billing_amount: -1_155,
      billing_currency: "USD",
      date: "2026-03-02",
      exchange_rate: "1.1",
      merchant_amount: -1_050,
      settlement_amount: -1_155,
      settlement_currency: "USD",
      settlement_date: "2026-03-02",
    },
  });
  expect(bank.db.virtualCards.get(1001)?.available_balance).toBe(11_155);
});

test.each([
  [
    { amount: 5, currency: "EUR" },
    "refund: 'exchangeRate' is required for a refund in EUR: send US dollars for one EUR.",
  ],
  [
    { amount: 5, exchangeRate: 2 },
    "refund: 'exchangeRate' must be 1 or left out, because the refund is in US dollars.",
  ],
  [
    { amount: 1, currency: "EUR", exchangeRate: "0.4" },
    "refund: 'amount' converts to 0 US cents, which is not a valid amount.",
  ],
])(
  "the currency and the rate of a refund are checked as those of a purchase are: %j (X95)",
  async (wrong, text) => {
    const { bank, cards } = await bankWithCard();
    expect((await refusalOf(bank, () => cards.refund("1001", wrong))).message).toBe(text);
  },
);

test("a refund of a clearing has its merchant, currency and rate, and leaves the fee (X95)", async () => {
  const { cards, balance } = await cardWithForeignClearing();
  expect(balance()).toBe(7_765);
  const { reference, authorization, clearing } = await cards.refund("1001", { clearing: 0 });
  expect(reference).toBe("1001-0002");
  expect(authorization).toMatchObject({
    billing_amount: 2_200,
    mcc: "7011",
    merchant_amount: 2_000,
    merchant_currency: "EUR",
    merchant_id: "M-9",
    merchant_name: "Hôtel Nord",
    transaction_type: "Purchase Return",
  });
  expect(clearing).toMatchObject({
    billing_amount: -2_200,
    exchange_rate: "1.1",
    merchant_amount: -2_000,
    merchant_currency: "EUR",
    settlement_amount: -2_200,
  });
  expect(balance()).toBe(9_965);
});

test("the parts of a clearing that are refunded add up to the whole however each is rounded (X95)", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 9, currency: "EUR", exchangeRate: "0.5" });
  await cards.clear("1001", reference);
  const cents: number[] = [];
  for (const amount of [3, 3, 3]) {
    const { clearing } = await cards.refund("1001", { clearing: reference, amount });
    cents.push(clearing.settlement_amount);
  }
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(-5);
  expect(bank.db.virtualCards.get(1001)?.available_balance).toBe(10_000);
});

test("no more is refunded of a clearing than was cleared and not refunded (X95)", async () => {
  const { bank, cards, reference } = await cardWithForeignClearing();
  await cards.refund("1001", { clearing: reference, amount: 1_500 });
  const tooMuch = () => cards.refund("1001", { clearing: 0, amount: 501 });
  expect((await refusalOf(bank, tooMuch)).message).toBe(
    "refund: 'amount' must be at most 500, which is what is left of clearing 0, got 501.",
  );
  const { clearing } = await cards.refund("1001", { clearing: 0 });
  expect(clearing.merchant_amount).toBe(-500);
  const error = await refusalOf(bank, () => cards.refund("1001", { clearing: 0, amount: 1 }));
  expect(error).toBeInstanceOf(InvalidTransitionError);
  expect(error.message).toBe(
    "Clearing 0 of virtual card 1001 was returned in full; no more of it can be refunded.",
  );
});

test("a refund that names no clearing does not count against one (X95)", async () => {
  const { cards } = await cardWithForeignClearing();
  await cards.refund("1001", { amount: 2_000, currency: "EUR", exchangeRate: "1.1" });
  const { clearing } = await cards.refund("1001", { clearing: 0 });
  expect(clearing.merchant_amount).toBe(-2_000);
});

test("of several clearings of an authorization one is named by its index (X95)", async () => {
  const { bank, cards } = await bankWithCard();
  const other = await cards.authorize("1001", { amount: 1 });
  const { reference } = await cards.authorize("1001", { amount: 2_500 });
  await cards.clear("1001", reference, { amount: 1_000, final: false });
  await cards.clear("1001", other.reference);
  await cards.clear("1001", reference, { amount: 700 });
  const { message } = await refusalOf(bank, () => cards.refund("1001", { clearing: reference }));
  expect(message).toBe(
    "refund: 'clearing' must be an index, one of 0, 2, because authorization 1001-0002 has several clearings.",
  );
  expect((await cards.refund("1001", { clearing: 2 })).clearing.merchant_amount).toBe(-700);
  expect((await cards.refund("1001", { clearing: "0" })).clearing.merchant_amount).toBe(-1_000);
  expect((await cards.refund("1001", { clearing: other.reference })).clearing.merchant_amount).toBe(-1);
});

test.each([
  [1, "1"],
  ["1001-0009", '"1001-0009"'],
  ["1001-0003", '"1001-0003"'],
  ["constructor", '"constructor"'],
])("a clearing that the card has not is refused: %j", async (clearing, received) => {
  const { bank, cards } = await cardWithForeignClearing();
  await cards.authorize("1001", { amount: 5, decline: "wrong cvc" });
  await cards.authorize("1001", { amount: 5 });
  const error = await refusalOf(bank, () => cards.refund("1001", { clearing }));
  expect(error).toBeInstanceOf(NotFoundError);
  expect(error.message).toBe(
    `Virtual card 1001 has no clearing ${received}: send 'clearing' as the index in its list, or as the reference of an authorization that was cleared.`,
  );
});

test("a refund can't be refunded", async () => {
  const { bank, cards } = await cardWithForeignClearing();
  const { reference } = await cards.refund("1001", { clearing: 0, amount: 5 });
  expect(await refusalOf(bank, () => cards.refund("1001", { clearing: 1 }))).toEqual(
    new InvalidTransitionError(
      "Clearing 1 of virtual card 1001 is a refund; a refund returns only what a clearing took.",
    ),
  );
  const byReference = await refusalOf(bank, () => cards.refund("1001", { clearing: reference }));
  expect(byReference).toBeInstanceOf(NotFoundError);
});

test.each([
  ["merchant", hotel],
  ["currency", "EUR"],
  ["exchangeRate", 1.1],
])("a refund of a clearing takes no %s", async (name, value) => {
  const { bank, cards } = await cardWithForeignClearing();
  const work = () => cards.refund("1001", { clearing: 0, [name]: value });
  expect((await refusalOf(bank, work)).message).toBe(
    `refund: '${name}' must be left out, because a refund of a clearing has that of the clearing.`,
  );
});

test.each([[-1], [1.5], [""], [null], [{}], [true]])(
  "a clearing is an index or a reference, not %j",
  async (clearing) => {
    const { bank, cards } = await cardWithForeignClearing();
    const { message } = await refusalOf(bank, () => cards.refund("1001", { clearing } as never));
    expect(message).toMatch(
      /^refund: 'clearing' must be the index of a clearing in the card's list, or the reference of an authorization that was cleared, got .*\.$/,
    );
  },
);

test("a part of a clearing that is less than a US cent can't be refunded", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 9, currency: "EUR", exchangeRate: "0.25" });
  await cards.clear("1001", reference);
  const { message } = await refusalOf(bank, () => cards.refund("1001", { clearing: 0, amount: 1 }));
  expect(message).toBe("refund: 'amount' converts to 0 US cents, which is not a valid amount.");
});

test("refunds survive a snapshot, and what is left of a clearing with them", async () => {
  const { bank, cards } = await cardWithForeignClearing();
  await cards.refund("1001", { amount: 700, currency: "GBP", exchangeRate: "1.27" });
  await cards.refund("1001", { clearing: 0, amount: 1_999 });
  const snapshot = bank.snapshot();
  await bank.reset();
  await bank.restore(snapshot);
  expect(bank.snapshot()).toEqual(snapshot);
  expect((await refusalOf(bank, () => cards.refund("1001", { clearing: 0, amount: 2 }))).message).toContain(
    "at most 1",
  );
});

test("a refund needs no purchase before it, and may raise the balance above the card's amount (X31)", async () => {
  const { bank, cards } = await bankWithCard({ total_card_amount: 1_000 });
  const { authorization, clearing } = await cards.refund(1001, { amount: 700 });
  expect(authorization).toMatchObject({
    merchant_name: "Corner Shop",
    merchant_amount: 700,
    billing_amount: 700,
  });
  expect(clearing).toMatchObject({ merchant_amount: -700, billing_amount: -700, settlement_amount: -700 });
  expect(bank.db.virtualCards.get(1001)?.available_balance).toBe(1_700);
  const merchant = { name: "Cafe Ada", id: "M-1", mcc: "5812" };
  await cards.clear(1001, (await cards.authorize(1001, { amount: 100, merchant })).reference);
  expect((await cards.refund(1001, { amount: 50 })).authorization).toMatchObject({
    merchant_name: "Cafe Ada",
  });
});
