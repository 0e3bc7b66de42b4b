// Statements: X88.

import { expect, test } from "vitest";
import { type BankOptions, createBank, OptionError } from "../../../src/index.ts";
import { call } from "../../support/call.ts";
import { bankWithCard } from "../../support/cards.ts";

const options: BankOptions = { reserved: { authorizationAmounts: { 6666: { decline: "do not honor" } } } };

test("an authorization of a reserved amount is declined with its reason, and holds nothing (X88)", async () => {
  const { bank, cards } = await bankWithCard({}, options);
  const { approved, authorization } = await cards.authorize(1001, { amount: 6666 });
  expect(approved).toBe(false);
  expect(authorization.issuer_response).toContain("do not honor");
  expect(bank.openAuthorizations(1001)).toEqual([]);
  const { body } = await call(bank, "GET", "/v1/virtualcards/1001");
  expect(body).toMatchObject({
    data: { available_balance: 10_000, authorizations: [{ billing_amount: 6666 }] },
  });
  for (const amount of [6665, 666]) {
    expect((await cards.authorize(1001, { amount })).approved).toBe(true);
  }
  await bank.restore(bank.snapshot());
});

test("it is the merchant's amount that counts, whatever it converts to (X88)", async () => {
  const { cards } = await bankWithCard({}, options);
  const euros = { currency: "EUR", exchangeRate: "1.1" };
  expect((await cards.authorize(1001, { amount: 6666, ...euros })).approved).toBe(false);
  expect((await cards.authorize(1001, { amount: 6060, ...euros })).approved).toBe(true);
});

test("the reserved reason is told before any of the card's (X88)", async () => {
  const { bank, cards } = await bankWithCard({}, options);
  await call(bank, "DELETE", "/v1/virtualcards/1001");
  const { authorization } = await cards.authorize(1001, { amount: 6666 });
  expect(authorization.issuer_response).toContain("do not honor");
  expect((await cards.authorize(1001, { amount: 5 })).authorization.issuer_response).toContain("canceled");
});

test("a purchase that has happened is never declined", async () => {
  const { cards } = await bankWithCard({}, options);
  expect((await cards.authorize(1001, { amount: 6666, type: "Forced Post" })).approved).toBe(true);
});

test.each<[entry: string, authorizationAmounts: unknown, message: string]>([
  ["0", { 0: { decline: "x" } }, "must be a whole number of cents from 1 to 9007199254740991, got "],
  ["-5", { "-5": { decline: "x" } }, "must be a whole number of cents"],
  ["66.66", { 66.66: { decline: "x" } }, "must be a whole number of cents"],
  ["06", { "06": { decline: "x" } }, "must be a whole number of cents"],
  ["••••0992", { "9007199254740992": { decline: "x" } }, "must be a whole number of cents"],
  [
    "5.decline",
    { 5: { decline: " " } },
    'must be a reason of 1 to 100 characters such as "do not honor", got " ".',
  ],
  ["5.decline", { 5: { decline: "x".repeat(101) } }, "must be a reason of 1 to 100 characters"],
  ["5.decline", { 5: {} }, "is required."],
  ["5", { 5: "do not honor" }, 'must be an effect such as { decline: "do not honor" }, got "do not honor".'],
])("createBank names the wrong entry %s: %j", (entry, authorizationAmounts, message) => {
  const make = () => createBank({ reserved: { authorizationAmounts } } as BankOptions);
  expect(make).toThrow(OptionError);
  expect(make).toThrow(`Option 'reserved.authorizationAmounts.${entry}' `);
  expect(make).toThrow(message);
});

test.each([[[]], ["x"], [null]])("the amounts can't be %j", (authorizationAmounts) => {
  expect(() => createBank({ reserved: { authorizationAmounts } } as unknown as BankOptions)).toThrow(
    "Option 'reserved.authorizationAmounts' must be an object whose names are each a whole number of cents",
  );
});
