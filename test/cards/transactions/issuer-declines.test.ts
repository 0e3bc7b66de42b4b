// Statements: X93.

import { expect, test } from "vitest";
import { call, retrieve } from "../../support/call.ts";
import { bankWithCard } from "../../support/cards.ts";
import { refusalOf } from "../../support/refusal.ts";

test("the issuer declines a purchase that the card would approve, which holds nothing and takes no use (X93)", async () => {
  const { bank, card, cards } = await bankWithCard({ transactions_max: 1 });
  const answer = await cards.authorize("1001", { amount: 2_500, decline: "do not honor" });
  const { authorization } = answer;
  expect(answer).toMatchObject({ approved: false, reference: "1001-0001" });
  expect(authorization).toMatchObject({ billing_amount: 2_500, issuer_response: "Declined: do not honor" });
  expect(await retrieve(bank, "/v1/virtualcards/1001")).toEqual({
    ...card,
    card_number: null,
    authorizations: [authorization],
  });
  expect(bank.openAuthorizations("1001")).toEqual([]);
  expect(bank.clock.nextEvent()).toBeNull();
  expect((await cards.authorize("1001", { amount: 10_000 })).approved).toBe(true);
});

test.each(["do not honor", "suspected fraud", "wrong cvc", "wrong expiry", "Lost card, call 555-0100", "x"])(
  "any text is a reason: %s",
  async (decline) => {
    const { cards } = await bankWithCard();
    const { approved, authorization } = await cards.authorize("1001", { amount: 1, decline });
    expect([approved, authorization.issuer_response]).toEqual([false, `Declined: ${decline}`]);
  },
);

test("the issuer's reason is given even where the card has one of its own (X93)", async () => {
  const { bank, cards } = await bankWithCard({ transactions_max: 0 });
  await call(bank, "DELETE", "/v1/virtualcards/1001");
  const { authorization } = await cards.authorize("1001", { amount: 99_999, decline: "wrong cvc" });
  expect(authorization.issuer_response).toBe("Declined: wrong cvc");
});

test.each(["Advice", "First Presentment", "Unspecified (Offline Settlements)", "Forced Post"] as const)(
  "the issuer can't decline what has happened: %s (C20, X93)",
  async (type) => {
    const { bank, cards } = await bankWithCard();
    const work = () => cards.authorize("1001", { amount: 1, type, decline: "do not honor" });
    const error = await refusalOf(bank, work);
    expect([error.name, error.message]).toEqual([
      "RangeError",
      `authorize: 'decline' must be left out, because the type ${type} is never declined.`,
    ]);
  },
);

test.each([
  ["", '""'],
  ["  \t", '"  \\t"'],
  [null, "null"],
  [5, "5"],
  [true, "true"],
  [{}, "an object"],
  ["x".repeat(101), `"${"x".repeat(40)}…"`],
])("a reason is text of 1 to 100 characters, not %j (X93)", async (decline, received) => {
  const { bank, cards } = await bankWithCard();
  const error = await refusalOf(bank, () => cards.authorize("1001", { amount: 1, decline } as never));
  expect(error.message).toBe(
    `authorize: 'decline' must be a reason of 1 to 100 characters such as "do not honor", got ${received}.`,
  );
});

test("a reason of 100 characters is the longest", async () => {
  const { cards } = await bankWithCard();
  const decline = "x".repeat(100);
  const { authorization } = await cards.authorize("1001", { amount: 1, decline });
  expect(authorization.issuer_response).toBe(`Declined: ${decline}`);
});

test("a form can suggest the reasons", async () => {
  const { bank } = await bankWithCard();
  const authorize = bank.resources.virtualCards.actions.find(({ name }) => name === "authorize");
  expect(authorize?.arguments.find(({ name }) => name === "decline")).toEqual({
    name: "decline",
    title: "Issuer declines",
    type: "text",
    required: false,
    suggestions: ["do not honor", "suspected fraud", "wrong cvc", "wrong expiry"],
  });
});
