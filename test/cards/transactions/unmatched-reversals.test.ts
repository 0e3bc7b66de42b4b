// Statements: X96.

import { expect, test } from "vitest";
import { InvalidTransitionError } from "../../../src/index.ts";
import { call, retrieve } from "../../support/call.ts";
import { bankWithCard } from "../../support/cards.ts";
import { refusalOf } from "../../support/refusal.ts";

test("a reversal without its authorization is listed, and gives back neither money nor a use (X96)", async () => {
  const { bank, card, cards } = await bankWithCard({ transactions_max: 1 });
  const answer = await cards.reverse("1001", { amount: 2_500, merchant: { name: "Cafe Ada", mcc: "5812" } });
  const { authorization } = answer;
  expect(authorization).toMatchObject({
    billing_amount: 2_500,
    issuer_response: "Approved",
    merchant_name: "Cafe Ada",
    transaction_type: "Reversal",
  });
  expect(await retrieve(bank, "/v1/virtualcards/1001")).toEqual({
    ...card,
    card_number: null,
    authorizations: [authorization],
  });
  expect(bank.openAuthorizations("1001")).toEqual([]);
  expect(bank.clock.nextEvent()).toBeNull();
  expect((await cards.authorize("1001", { amount: 1 })).reference).toBe("1001-0002");
  expect((await cards.authorize("1001", { amount: 1 })).approved).toBe(false);
});

test("it may be by advice, foreign, and on a canceled card (X96)", async () => {
  const { bank, cards } = await bankWithCard();
  await call(bank, "DELETE", "/v1/virtualcards/1001");
  const { authorization } = await cards.reverse("1001", {
    amount: 1_000,
    advice: true,
    currency: "EUR",
    exchangeRate: "1.1",
  });
  expect(authorization).toMatchObject({
    billing_amount: 1_100,
    merchant_amount: 1_000,
    merchant_currency: "EUR",
    merchant_name: "Corner Shop",
    transaction_type: "Reversal advice",
  });
  expect(bank.db.virtualCards.get(1001)?.available_balance).toBe(0);
});

test("it can be neither cleared nor reversed", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.reverse("1001", { amount: 5 });
  for (const action of ["clear", "reverse"] as const) {
    const error = await refusalOf(bank, () => cards[action]("1001", reference));
    expect(error).toBeInstanceOf(InvalidTransitionError);
    expect(error.message).toBe(
      `Authorization ${reference} of virtual card 1001 is unmatched; ${action} is possible only while it is open: approved, and neither cleared nor reversed in full.`,
    );
  }
});

test.each([
  [{}, "reverse: 'reference' is required: take it from the result of authorize."],
  [{ amount: 0 }, "reverse: 'amount' must be a positive whole number of cents, got 0."],
  [
    { amount: 5, currency: "EUR" },
    "reverse: 'exchangeRate' is required for a reversal in EUR: send US dollars for one EUR.",
  ],
  [
    { amount: 5, exchangeRate: 3 },
    "reverse: 'exchangeRate' must be 1 or left out, because the reversal is in US dollars.",
  ],
  [
    { amount: 1, currency: "EUR", exchangeRate: "0.4" },
    "reverse: 'amount' converts to 0 US cents, which is not a valid amount.",
  ],
])("a reversal without its authorization that does not fit is refused: %j", async (wrong, text) => {
  const { bank, cards } = await bankWithCard();
  expect((await refusalOf(bank, () => cards.reverse("1001", wrong))).message).toBe(text);
});

test("a reference that is undefined by mistake is not taken for one that was left out", async () => {
  const { bank, cards } = await bankWithCard();
  const work = () => cards.reverse("1001", undefined as never, { amount: 5 });
  expect((await refusalOf(bank, work)).message).toBe(
    "reverse: 'reference' is required: take it from the result of authorize.",
  );
});

test.each([
  ["merchant", { name: "Other" }],
  ["currency", "EUR"],
  ["exchangeRate", 1.1],
])("a reversal of an authorization takes no %s (X96)", async (name, value) => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 100 });
  const work = () => cards.reverse("1001", reference, { amount: 50, [name]: value });
  expect((await refusalOf(bank, work)).message).toBe(
    `reverse: '${name}' must be left out, because a reversal has that of its authorization.`,
  );
});

test("it survives a snapshot", async () => {
  const { bank, cards } = await bankWithCard();
  await cards.reverse("1001", { amount: 1_050, currency: "EUR", exchangeRate: "1.1" });
  const snapshot = bank.snapshot();
  await bank.reset();
  await bank.restore(snapshot);
  expect(bank.snapshot()).toEqual(snapshot);
});
