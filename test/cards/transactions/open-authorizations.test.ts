// Statements: C16, X15.

import { expect, test } from "vitest";
import { connect } from "../../../src/index.ts";
import { bankWithCard } from "../../support/cards.ts";

test("an approved authorization is open, with its place in the card's list and what is left of it", async () => {
  const { bank, cards } = await bankWithCard();
  await cards.authorize("1001", { amount: 99_999_999 });
  const { reference } = await cards.authorize("1001", { amount: 2000, currency: "EUR", exchangeRate: "1.1" });
  expect(bank.openAuthorizations("1001")).toEqual([
    { reference, listed: 1, merchant_amount: 2000, billing_amount: 2200 },
  ]);
  await cards.reverse("1001", reference, { amount: 500 });
  expect(bank.openAuthorizations(1001)).toEqual([
    { reference, listed: 1, merchant_amount: 1500, billing_amount: 1650 },
  ]);
});

test("an authorization that was cleared, or reversed in full, is no longer open", async () => {
  const { bank, cards } = await bankWithCard();
  const [first, second] = [
    await cards.authorize("1001", { amount: 1000 }),
    await cards.authorize("1001", { amount: 2000 }),
  ];
  await cards.clear("1001", first.reference);
  await cards.reverse("1001", second.reference);
  expect(bank.openAuthorizations("1001")).toEqual([]);
});

test("an authorization that time has cleared is no longer open", async () => {
  const { bank, cards } = await bankWithCard();
  await cards.authorize("1001", { amount: 1000 });
  await bank.clock.advance({ bankingDays: 4 });
  expect(bank.openAuthorizations("1001")).toEqual([]);
});

test("a card that is not there has no open authorizations (X15)", async () => {
  const { bank } = await bankWithCard();
  expect(bank.openAuthorizations("9999")).toEqual([]);
});

test("the open authorizations can be read from another process", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize("1001", { amount: 1000 });
  const fetch = (input: string | URL | Request, init?: RequestInit) => bank.fetch(input, init);
  const remote = connect({ baseUrl: "http://localhost", fetch });
  expect(await remote.openAuthorizations("1001")).toEqual([
    { reference, listed: 0, merchant_amount: 1000, billing_amount: 1000 },
  ]);
});
