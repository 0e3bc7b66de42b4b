// Statements: X94.

import { expect, test } from "vitest";
import { InvalidTransitionError } from "../../../src/index.ts";
import { retrieve } from "../../support/call.ts";
import { bankWithCard } from "../../support/cards.ts";
import { refusalOf } from "../../support/refusal.ts";

const shop = { id: "M-7", name: "Slow Parcels", mcc: "5943" };
const euros = { currency: "EUR", exchangeRate: "1.1", merchant: shop } as const;

/** The balance of card 1001, and what is left of its open authorizations. */
function fundsOf({ bank }: Pick<Awaited<ReturnType<typeof bankWithCard>>, "bank">) {
  const held = bank.openAuthorizations("1001").map(({ billing_amount }) => billing_amount);
  return [bank.db.virtualCards.get(1001)?.available_balance, held];
}

test("a clearing that is not final takes its amount and keeps the rest of the hold (X94)", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 2_500, merchant: shop });
  const { clearing } = await cards.clear("1001", reference, { amount: 1_000, fee: 10, final: false });
  expect(clearing).toMatchObject({ billing_amount: 1_000, merchant_amount: 1_000, settlement_amount: 1_010 });
  expect(await retrieve(bank, "/v1/virtualcards/1001")).toMatchObject({
    available_balance: 7_490,
    clearings: [clearing],
  });
  expect(bank.openAuthorizations("1001")).toEqual([
    { reference, listed: 0, merchant_amount: 1_500, billing_amount: 1_500 },
  ]);
});

test("one authorization is cleared again and again, until a clearing is final (X94)", async () => {
  const given = await bankWithCard();
  const { bank, cards } = given;
  const { reference } = await cards.authorize("1001", { amount: 2_500 });
  await cards.clear("1001", reference, { amount: 1_000, final: false });
  expect(fundsOf(given)).toEqual([7_500, [1_500]]);
  await cards.clear("1001", reference, { amount: 200, final: false });
  expect(fundsOf(given)).toEqual([7_500, [1_300]]);
  await cards.clear("1001", reference, { amount: 300 });
  expect(fundsOf(given)).toEqual([8_500, []]);
  const error = await refusalOf(bank, () => cards.clear("1001", reference, { final: false }));
  expect(error).toBeInstanceOf(InvalidTransitionError);
  expect(error.message).toBe(
    "Authorization 1001-0001 of virtual card 1001 is cleared; clear is possible only while it is open: approved, and neither cleared nor reversed in full.",
  );
});

test.each([[undefined], [1_500], [2_000]])(
  "a clearing that leaves nothing is the last, though it is not called final: %s (X94)",
  async (amount) => {
    const given = await bankWithCard();
    const { bank, cards } = given;
    const { reference } = await cards.authorize("1001", { amount: 2_500 });
    await cards.clear("1001", reference, { amount: 1_000, final: false });
    await cards.clear("1001", reference, { ...(amount ? { amount } : {}), final: false });
    expect(fundsOf(given)).toEqual([9_000 - (amount ?? 1_500), []]);
    expect(bank.clock.nextEvent()).toBeNull();
    const { message } = await refusalOf(bank, () => cards.clear("1001", reference));
    expect(message).toContain("is cleared; clear is possible only while it is open");
  },
);

test("the parts of a foreign purchase add up to its hold however each is rounded", async () => {
  const given = await bankWithCard();
  const { cards } = given;
  const { reference } = await cards.authorize("1001", { amount: 9, currency: "EUR", exchangeRate: "0.5" });
  expect(fundsOf(given)).toEqual([9_995, [5]]);
  const left: unknown[] = [];
  for (let part = 0; part < 3; part += 1) {
    await cards.clear("1001", reference, { amount: 2, final: false });
    left.push(fundsOf(given));
  }
  expect(left).toEqual([
    [9_995, [4]],
    [9_995, [3]],
    [9_995, [2]],
  ]);
});

test("what a clearing leaves clears by itself when the authorization would have (C16, X94)", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 2_500 });
  await bank.clock.advance({ days: 1 });
  await cards.clear("1001", reference, { amount: 1_000, final: false });
  expect(bank.clock.nextEvent()?.at).toBe("2026-03-05T22:00:00.000Z");
  await bank.clock.advance({ days: 9 });
  expect(bank.db.virtualCards.get(1001)).toMatchObject({
    available_balance: 7_500,
    clearings: [{ settlement_amount: 1_000 }, { settlement_amount: 1_500, date: "2026-03-05" }],
  });
});

test("the rest of a purchase can be reversed, which does not free its use (X94)", async () => {
  const given = await bankWithCard({ transactions_max: 1 });
  const { bank, cards } = given;
  const { reference } = await cards.authorize("1001", { amount: 2_500 });
  await cards.clear("1001", reference, { amount: 1_000, final: false });
  await cards.reverse("1001", reference, { amount: 500 });
  expect(fundsOf(given)).toEqual([8_000, [1_000]]);
  expect(bank.clock.nextEvent()?.at).toBe("2026-03-05T22:00:00.000Z");
  await cards.reverse("1001", reference);
  expect(fundsOf(given)).toEqual([9_000, []]);
  expect(bank.clock.nextEvent()).toBeNull();
  expect((await refusalOf(bank, () => cards.clear("1001", reference))).message).toBe(
    `Authorization ${reference} of virtual card 1001 is cleared; clear is possible only while it is open: approved, and neither cleared nor reversed in full.`,
  );
  const { authorization } = await cards.authorize("1001", { amount: 1 });
  expect(authorization.issuer_response).toBe("Declined: the card has no uses left");
});

test("a clearing of a foreign purchase has a rate of its own, and the hold is released at that of the authorization (X94)", async () => {
  const given = await bankWithCard();
  const { cards } = given;
  const { reference } = await cards.authorize("1001", { amount: 2_000, ...euros });
  expect(fundsOf(given)).toEqual([7_800, [2_200]]);
  const first = await cards.clear("1001", reference, {
    amount: 1_000,
    exchangeRate: 1.2,
    fee: 5,
    final: false,
  });
  expect(first.clearing).toMatchObject({
    billing_amount: 1_200,
    exchange_rate: "1.2",
    merchant_amount: 1_000,
    merchant_currency: "EUR",
    settlement_amount: 1_205,
  });
  expect(fundsOf(given)).toEqual([10_000 - 1_205 - 1_100, [1_100]]);
  const last = await cards.clear("1001", reference, { exchangeRate: "1" });
  expect(last.clearing).toMatchObject({
    billing_amount: 1_000,
    exchange_rate: "1",
    settlement_amount: 1_000,
  });
  expect(fundsOf(given)).toEqual([10_000 - 1_205 - 1_000, []]);
});

test("without one, a clearing has the rate of its authorization (X94)", async () => {
  const { cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 2_000, ...euros });
  const { clearing } = await cards.clear("1001", reference, { amount: 100, final: false });
  expect(clearing).toMatchObject({ billing_amount: 110, exchange_rate: "1.1" });
});

test("a clearing in US dollars takes no rate but 1", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 100 });
  const { message } = await refusalOf(bank, () => cards.clear("1001", reference, { exchangeRate: 1.1 }));
  expect(message).toBe("clear: 'exchangeRate' must be 1 or left out, because the purchase is in US dollars.");
  const { clearing } = await cards.clear("1001", reference, { exchangeRate: "1.0" });
  expect(clearing.exchange_rate).toBe("1");
});

test("a clearing that converts to more than is counted exactly is refused", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 2_000, ...euros });
  const huge = { amount: Number.MAX_SAFE_INTEGER, exchangeRate: "2" };
  const { message } = await refusalOf(bank, () => cards.clear("1001", reference, huge));
  expect(message).toMatch(/^clear: 'amount' and 'fee' are together .* which is too much\.$/);
});

test.each([
  ["final", "no", `must be true or false, got "no".`],
  ["final", null, "must be true or false, got null."],
  ["exchangeRate", 0, "must be a number above 0, US dollars per unit of the merchant's currency, got 0."],
])("an argument of clear that does not fit is named: %s %j", async (name, value, text) => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 2_000, ...euros });
  const work = () => cards.clear("1001", reference, { [name]: value } as never);
  expect((await refusalOf(bank, work)).message).toBe(`clear: '${name}' ${text}`);
});

test("a purchase that is cleared in part survives a snapshot, with its rate and the rest of its hold", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 2_000, ...euros });
  await cards.clear("1001", reference, { amount: 999, exchangeRate: 1.2, fee: 5, final: false });
  const snapshot = bank.snapshot();
  await bank.reset();
  await bank.restore(snapshot);
  expect(bank.snapshot()).toEqual(snapshot);
  await bank.clock.advance({ days: 9 });
  expect(bank.db.virtualCards.get(1001)).toMatchObject({
    available_balance: 10_000 - 1_204 - 1_101,
    clearings: [{ settlement_amount: 1_204 }, { settlement_amount: 1_101 }],
  });
});
