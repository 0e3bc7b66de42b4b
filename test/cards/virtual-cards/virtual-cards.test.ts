// Statements: C7 to C12.

import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { call, retrieve } from "../../support/call.ts";
import { bankWithCard, callWith, minimalCard, withoutNumber } from "../../support/cards.ts";
import { refusal } from "../../support/refusal.ts";

const stored = {
  id: "1001",
  available_balance: 10_000,
  authorizations: [],
  clearings: [],
  card_number: expect.stringMatching(/^[0-9]{16}$/),
  cvc: expect.stringMatching(/^[0-9]{3}$/),
  last4: expect.stringMatching(/^[0-9]{4}$/),
  currency: "USD",
  emails: null,
  notified: false,
  expiry: "2028-03",
  cardnetwork_data: {},
  metadata: {},
  per_transaction_max: null,
  per_transaction_min: null,
  rcn_id: 1001,
  rcn_alias: "Main",
  status: "Approved",
  supplier_id: null,
  total_card_amount: 10_000,
  transactions_max: 1000,
  valid_starting_on: "2026-03-01",
  valid_ending_on: "2026-12-31",
  url: "/v1/virtualcards/1001",
};

test("a card is created from its two required fields, which answers it with its url (VC-58, S8)", async () => {
  const answer = await call(mondayBank(), "POST", "/v1/virtualcards", {
    total_card_amount: 10_000,
    valid_ending_on: "2026-12-31",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: stored });
});

test("a card whose validity has not begun is Approved too (VC-30, X353)", async () => {
  const answer = await call(mondayBank(), "POST", "/v1/virtualcards", {
    total_card_amount: 10_000,
    valid_starting_on: "2026-04-01",
    valid_ending_on: "2026-12-31",
  });
  expect([answer.status, answer.body]).toEqual([
    200,
    { data: { ...stored, valid_starting_on: "2026-04-01" } },
  ]);
});

test("a card is created with every field (VC-13, VC-60)", async () => {
  const fields = {
    emails: ["ada@example.com", "bob@example.com"],
    cardnetwork_data: { cost_center: "42" },
    metadata: { team: "red", nested: [1, { a: null }] },
    per_transaction_max: 5_000,
    per_transaction_min: 100,
    rcn_id: 1001,
    rcn_alias: "Main",
    supplier_id: 1003,
    total_card_amount: 9_000,
    transactions_max: 0,
    valid_starting_on: "2026-04-01",
    valid_ending_on: "2026-04-02",
  };
  const answer = await call(mondayBank(), "POST", "/v1/virtualcards", { ...fields, currency: "usd" });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { ...stored, ...fields, available_balance: 9_000, notified: true } });
});

test("null on create is the same as not sent for an optional field (S7, C5)", async () => {
  const answer = await call(mondayBank(), "POST", "/v1/virtualcards", {
    ...minimalCard,
    valid_starting_on: null,
    transactions_max: null,
    per_transaction_max: null,
    per_transaction_min: null,
    emails: null,
    cardnetwork_data: null,
    metadata: null,
    rcn_id: null,
    rcn_alias: null,
    supplier_id: null,
    currency: null,
  });
  expect([answer.status, answer.body]).toEqual([200, { data: stored }]);
});

test("an empty list of addresses is stored as such and sends nothing (C13)", async () => {
  const { bank, card } = await bankWithCard({ emails: [] });
  expect(card).toMatchObject({ emails: [], notified: false });
  expect(bank.outbox.entries).toEqual([]);
});

test.each([
  [true, stored.card_number],
  [false, null],
])(
  "the answer to a create with show_card_number %j has the number %j (VC-63, C12)",
  async (shown, card_number) => {
    const sent = { data: minimalCard, show_card_number: shown };
    const answer = await callWith(mondayBank(), "POST", "/v1/virtualcards", sent);
    expect(answer.body).toEqual({ data: { ...stored, card_number } });
  },
);

test.each(["true", 1, null, {}])(
  "show_card_number on create is a boolean, not %j (C12, X24)",
  async (value) => {
    const answer = await callWith(mondayBank(), "POST", "/v1/virtualcards", {
      data: minimalCard,
      show_card_number: value,
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: expect.stringMatching(/^'show_card_number' must be true or false, got .*\.$/),
    });
  },
);

test("a card is retrieved without its number, or with it on request (VC-10, VC-64, VC-65)", async () => {
  const { bank, card } = await bankWithCard();
  expect(await retrieve(bank, "/v1/virtualcards/1001")).toEqual(withoutNumber(card));
  expect(await retrieve(bank, "/v1/virtualcards/1001?show_card_number=false")).toEqual(withoutNumber(card));
  expect(await retrieve(bank, "/v1/virtualcards/1001?show_card_number=true")).toEqual(card);
});

test("the log shows whether the number was requested", async () => {
  const { bank } = await bankWithCard();
  await retrieve(bank, "/v1/virtualcards/1001?show_card_number=true&card_number=5555");
  expect(bank.log.entries.at(-1)?.path).toBe("/v1/virtualcards/1001?show_card_number=true&card_number=••••");
});

test.each([
  ["GET", "1"],
  ["GET", ""],
  ["GET", "TRUE"],
  ["PATCH", "yes"],
])("%s accepts only true and false for show_card_number: %j (VC-65, C12)", async (method, value) => {
  const { bank } = await bankWithCard();
  const path = `/v1/virtualcards/1001?show_card_number=${value}`;
  expect(await refusal(bank, method, path, method === "PATCH" ? {} : undefined)).toEqual([
    400,
    `'show_card_number' must be "true" or "false", got "${value}".`,
  ]);
});
