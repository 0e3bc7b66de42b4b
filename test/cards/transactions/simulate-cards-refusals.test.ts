// Statements: C18 to C20.

import { expect, test } from "vitest";
import { type Bank, InvalidTransitionError, NotFoundError } from "../../../src/index.ts";
import { bankWithCard } from "../../support/cards.ts";
import { refusalOf } from "../../support/refusal.ts";

/** The message with which `work` rejects; expects that nothing changed. */
const refusal = async ({ bank }: { bank: Bank }, work: () => Promise<unknown>) =>
  (await refusalOf(bank, work)).message;

const wrongAmounts = [0, -1, 1.5, "100", null, true, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, {}, 5n];

test.each(wrongAmounts)("an amount is a positive whole number of cents, not %s", async (amount) => {
  const given = await bankWithCard();
  const { cards } = given;
  const { reference } = await cards.authorize("1001", { amount: 100 });
  const wrong = { amount } as never;
  for (const [action, work] of [
    ["authorize", () => cards.authorize("1001", wrong)],
    ["clear", () => cards.clear("1001", reference, wrong)],
    ["reverse", () => cards.reverse("1001", reference, wrong)],
    ["refund", () => cards.refund("1001", wrong)],
  ] as const) {
    expect(await refusal(given, work)).toMatch(
      new RegExp(`^${action}: 'amount' must be a positive whole number of cents, got .*\\.$`),
    );
  }
});

test.each(["clear", "reverse"] as const)("%s needs the reference of an authorization", async (action) => {
  const given = await bankWithCard();
  expect(await refusal(given, () => given.cards[action]("1001", undefined as never))).toBe(
    `${action}: 'reference' is required: take it from the result of authorize.`,
  );
});

test("an amount is required where it has no default", async () => {
  const given = await bankWithCard();
  expect(await refusal(given, () => given.cards.authorize("1001", undefined as never))).toBe(
    "authorize: 'amount' is required.",
  );
  expect(await refusal(given, () => given.cards.refund("1001", {} as never))).toBe(
    "refund: 'amount' is required.",
  );
});

test.each([
  [{ type: "Reversal" }, /^authorize: 'type' must be one of Authorization, Advice, .*, got "Reversal"\.$/],
  [
    { merchant: { mcc: 5812 } },
    `authorize: 'merchant.mcc' must be four digits such as "5812", as text, got 5812.`,
  ],
  [
    { merchant: { mcc: "12" } },
    `authorize: 'merchant.mcc' must be four digits such as "5812", as text, got "12".`,
  ],
  [{ merchant: { name: "" } }, `authorize: 'merchant.name' must be text that is not empty, got "".`],
  [{ merchant: { city: "x" } }, "authorize: unknown argument 'merchant.city'."],
  [
    { ammount: 5 },
    "authorize: unknown argument 'ammount': it takes amount, type, merchant, currency, exchangeRate, decline.",
  ],
  [
    { currency: "EURO" },
    `authorize: 'currency' must be a currency code of three letters such as "EUR", got "EURO".`,
  ],
  [
    { currency: "EUR" },
    "authorize: 'exchangeRate' is required for a purchase in EUR: send US dollars for one EUR.",
  ],
  [
    { exchangeRate: 2 },
    "authorize: 'exchangeRate' must be 1 or left out, because the purchase is in US dollars.",
  ],
])("an argument of authorize that does not fit is named: %j", async (wrong, text) => {
  const given = await bankWithCard();
  const said = await refusal(given, () => given.cards.authorize("1001", { amount: 5, ...wrong } as never));
  if (text instanceof RegExp) expect(said).toMatch(text);
  else expect(said).toBe(text);
});

test.each([0, -1, "0", "", "1,5", "1e3", Number.NaN, Number.POSITIVE_INFINITY, 1e-9, {}, null])(
  "an exchange rate is a number above 0, not %j (X34)",
  async (exchangeRate) => {
    const given = await bankWithCard();
    const purchase = { amount: 5, currency: "EUR", exchangeRate } as never;
    expect(await refusal(given, () => given.cards.authorize("1001", purchase))).toMatch(
      /^authorize: 'exchangeRate' must be a number above 0, US dollars per unit of the merchant's currency, got .*\.$/,
    );
  },
);

test("a purchase that converts to less than a US cent, or to more than a safe integer, is refused (X34)", async () => {
  const given = await bankWithCard();
  const purchase = (amount: number, exchangeRate: string) => () =>
    given.cards.authorize("1001", { amount, currency: "EUR", exchangeRate });
  expect(await refusal(given, purchase(1, "0.4"))).toBe(
    "authorize: 'amount' converts to 0 US cents, which is not a valid amount.",
  );
  expect(await refusal(given, purchase(Number.MAX_SAFE_INTEGER, "2"))).toMatch(
    /^authorize: 'amount' converts to/,
  );
});

test.each([-1, 1.5, "5", null, 2 ** 53])("a fee is a whole number of US cents, not %j", async (fee) => {
  const given = await bankWithCard();
  const { reference } = await given.cards.authorize("1001", { amount: 5 });
  expect(await refusal(given, () => given.cards.clear("1001", reference, { fee } as never))).toMatch(
    /^clear: 'fee' must be a whole number of US cents of at least 0, got .*\.$/,
  );
});

test("a settlement above a safe integer is refused", async () => {
  const given = await bankWithCard();
  const { reference } = await given.cards.authorize("1001", { amount: 5 });
  const work = () => given.cards.clear("1001", reference, { amount: 5, fee: Number.MAX_SAFE_INTEGER });
  expect(await refusal(given, work)).toMatch(
    /^clear: 'amount' and 'fee' are together .* which is too much\.$/,
  );
});

test.each([
  ["1002", '"1002"'],
  [0, "0"],
  ["abc", '"abc"'],
  [undefined, "nothing"],
  [null, "null"],
  ["01001", '"01001"'],
  ["5105105105105100", '"••••5100"'],
])("an id that no card has is refused: %j", async (id, received) => {
  const given = await bankWithCard();
  const { cards } = given;
  for (const work of [
    () => cards.authorize(id as never, { amount: 5 }),
    () => cards.clear(id as never, "1001-0001"),
    () => cards.reverse(id as never, "1001-0001"),
    () => cards.refund(id as never, { amount: 5 }),
  ]) {
    await expect(work()).rejects.toBeInstanceOf(NotFoundError);
    expect(await refusal(given, work)).toBe(`There is no virtual card with id ${received}.`);
  }
});

test.each(["1001-0002", "", null, 1, "__proto__"])(
  "a reference that the card has not is refused: %j",
  async (reference) => {
    const given = await bankWithCard();
    await given.cards.authorize("1001", { amount: 5 });
    for (const action of ["clear", "reverse"] as const) {
      const work = () => given.cards[action]("1001", reference as never);
      await expect(work()).rejects.toBeInstanceOf(NotFoundError);
      expect(await refusal(given, work)).toBe(
        `Virtual card 1001 has no authorization with the 'reference' ${JSON.stringify(reference)}: take it from the result of authorize.`,
      );
    }
  },
);

test("what is not open any more can be neither cleared nor reversed, and the message says what it is (X29)", async () => {
  const given = await bankWithCard();
  const { cards } = given;
  const cleared = await cards.authorize("1001", { amount: 5 });
  await cards.clear("1001", cleared.reference);
  const reversed = await cards.authorize("1001", { amount: 5 });
  await cards.reverse("1001", reversed.reference);
  const declined = await cards.authorize("1001", { amount: 99_999 });
  const refunded = await cards.refund("1001", { amount: 5 });
  for (const [reference, state] of [
    [cleared.reference, "cleared"],
    [reversed.reference, "reversed"],
    [declined.reference, "declined"],
    [refunded.reference, "refunded"],
  ] as const) {
    for (const action of ["clear", "reverse"] as const) {
      const work = () => cards[action]("1001", reference);
      await expect(work()).rejects.toBeInstanceOf(InvalidTransitionError);
      expect(await refusal(given, work)).toBe(
        `Authorization ${reference} of virtual card 1001 is ${state}; ${action} is possible only while it is open: approved, and neither cleared nor reversed in full.`,
      );
    }
  }
});

test("no more can be reversed than is left (X30)", async () => {
  const given = await bankWithCard();
  const { reference } = await given.cards.authorize("1001", { amount: 100 });
  await given.cards.reverse("1001", reference, { amount: 60 });
  expect(await refusal(given, () => given.cards.reverse("1001", reference, { amount: 41 }))).toBe(
    "reverse: 'amount' must be at most 40, which is what is left of authorization 1001-0001, got 41.",
  );
});

test("arguments that are no object are refused", async () => {
  const given = await bankWithCard();
  for (const wrong of [null, "x", 5, []]) {
    expect(await refusal(given, () => given.cards.authorize("1001", wrong as never))).toMatch(
      /^authorize: the arguments must be an object, got .*\.$/,
    );
  }
});

test("several arguments that do not fit are all named", async () => {
  const given = await bankWithCard();
  const wrong = { amount: 0, advice: "yes", more: 1 } as never;
  expect(await refusal(given, () => given.cards.reverse("1001", "1001-0001", wrong))).toBe(
    `reverse: 'amount' must be a positive whole number of cents, got 0. reverse: 'advice' must be true or false, got "yes". reverse: unknown argument 'more': it takes reference, amount, advice, merchant, currency, exchangeRate.`,
  );
});
