// Statements: C7 to C12.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { call, create, retrieve } from "../support/call.ts";
import { bankWithCard, callWith, minimalCard, withoutNumber } from "../support/cards.ts";

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

test("a card is created from its two required fields (S8)", async () => {
  const answer = await call(mondayBank(), "POST", "/v1/virtualcards", {
    total_card_amount: 10_000,
    valid_ending_on: "2026-12-31",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: stored });
});

test("a card is created with every field (VC-60)", async () => {
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
  expect(answer.body).toEqual({
    data: {
      id: "1001",
      available_balance: 9_000,
      authorizations: [],
      clearings: [],
      card_number: expect.stringMatching(/^[0-9]{16}$/),
      cvc: expect.stringMatching(/^[0-9]{3}$/),
      last4: expect.stringMatching(/^[0-9]{4}$/),
      currency: "USD",
      emails: ["ada@example.com", "bob@example.com"],
      notified: true,
      expiry: "2028-03",
      cardnetwork_data: { cost_center: "42" },
      metadata: { team: "red", nested: [1, { a: null }] },
      per_transaction_max: 5_000,
      per_transaction_min: 100,
      rcn_id: 1001,
      rcn_alias: "Main",
      status: "Approved",
      supplier_id: 1003,
      total_card_amount: 9_000,
      transactions_max: 0,
      valid_starting_on: "2026-04-01",
      valid_ending_on: "2026-04-02",
      url: "/v1/virtualcards/1001",
    },
  });
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

test("the answer to a create has no number when show_card_number is false (VC-63, C12)", async () => {
  const answer = await callWith(mondayBank(), "POST", "/v1/virtualcards", {
    data: minimalCard,
    show_card_number: false,
  });
  expect(answer.body).toEqual({ data: { ...stored, card_number: null } });
});

test("the answer to a create has the number when show_card_number is true (VC-63, C12)", async () => {
  const answer = await callWith(mondayBank(), "POST", "/v1/virtualcards", {
    data: minimalCard,
    show_card_number: true,
  });
  expect(answer.body).toEqual({ data: stored });
});

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
  const answer = await call(bank, method, path, method === "PATCH" ? {} : undefined);
  expect([answer.status, answer.body]).toEqual([
    400,
    { error: `'show_card_number' must be "true" or "false", got "${value}".` },
  ]);
});

test("an update changes what was sent and leaves the rest (VC-66, VC-67)", async () => {
  const { bank, card } = await bankWithCard({ metadata: { team: "red" } });
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", {
    emails: ["ada@example.com"],
    per_transaction_max: 700,
    per_transaction_min: 7,
    total_card_amount: 8_000,
    transactions_max: 2,
    valid_starting_on: "2026-03-05",
    valid_ending_on: "2026-03-06",
    cardnetwork_data: { a: "b" },
  });
  const updated = {
    ...card,
    available_balance: 8_000,
    card_number: null,
    emails: ["ada@example.com"],
    per_transaction_max: 700,
    per_transaction_min: 7,
    total_card_amount: 8_000,
    transactions_max: 2,
    valid_starting_on: "2026-03-05",
    valid_ending_on: "2026-03-06",
    cardnetwork_data: { a: "b" },
  };
  expect([answer.status, answer.body]).toEqual([200, { data: updated }]);
  expect(await retrieve(bank, "/v1/virtualcards/1001")).toEqual(updated);
});

test("the answer to an update has the number on request", async () => {
  const { bank, card } = await bankWithCard();
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001?show_card_number=true", {});
  expect(answer.body).toEqual({ data: card });
});

test("a sent object replaces the whole", async () => {
  const { bank } = await bankWithCard({ metadata: { a: 1, b: 2 }, cardnetwork_data: { x: "1", y: "2" } });
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", {
    metadata: { b: 3 },
    cardnetwork_data: { y: "3" },
  });
  expect(answer.body).toMatchObject({ data: { metadata: { b: 3 }, cardnetwork_data: { y: "3" } } });
});

test("null in an update restores what a card without the field has (S7, S8)", async () => {
  const { bank, card } = await bankWithCard({
    emails: ["ada@example.com"],
    metadata: { a: 1 },
    cardnetwork_data: { x: "1" },
    per_transaction_max: 5_000,
    per_transaction_min: 10,
    valid_starting_on: "2026-06-01",
  });
  await bank.clock.advance({ days: 10 });
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", {
    emails: null,
    metadata: null,
    cardnetwork_data: null,
    per_transaction_max: null,
    per_transaction_min: null,
    valid_starting_on: null,
  });
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      data: {
        ...card,
        card_number: null,
        emails: null,
        metadata: {},
        cardnetwork_data: {},
        per_transaction_max: null,
        per_transaction_min: null,
        valid_starting_on: "2026-03-11",
      },
    },
  ]);
});

test.each(["total_card_amount", "valid_ending_on", "transactions_max", "currency"])(
  "null in an update is refused for %s (S7, X27)",
  async (field) => {
    const { bank } = await bankWithCard();
    const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", { [field]: null });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: expect.stringMatching(new RegExp(`^'${field}' [^']*\\.$`)) });
  },
);

test("what an update does not take is ignored with a warning, the number in it masked (S6)", async () => {
  const { bank, card } = await bankWithCard();
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", {
    rcn_id: 5,
    rcn_alias: "Other",
    supplier_id: 1001,
    card_number: "5555555555554444",
    currency: "usd",
  });
  expect([answer.status, answer.body]).toEqual([200, { data: withoutNumber(card) }]);
  const entry = bank.log.entries.at(-1);
  expect(entry?.warnings).toEqual([
    "'rcn_id' is not taken by this call and was ignored.",
    "'rcn_alias' is not taken by this call and was ignored.",
    "'supplier_id' is not taken by this call and was ignored.",
    "'card_number' is not taken by this call and was ignored.",
  ]);
  expect(JSON.stringify(entry)).not.toContain("5555555555554444");
});

test("in strict mode an update refuses what it does not take, and still takes the currency (S6)", async () => {
  const { bank } = await bankWithCard({}, { strict: true });
  const refused = await call(bank, "PATCH", "/v1/virtualcards/1001", { rcn_id: 5, currency: "USD" });
  expect([refused.status, refused.body]).toEqual([
    400,
    { error: "'rcn_id' is not taken by this call: leave it out." },
  ]);
  expect((await call(bank, "PATCH", "/v1/virtualcards/1001", { currency: "Usd" })).status).toBe(200);
});

test("an update of the addresses sends nothing, and notified stays as it was (C8)", async () => {
  const { bank, card } = await bankWithCard();
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", { emails: ["ada@example.com"] });
  expect(answer.body).toEqual({ data: { ...withoutNumber(card), emails: ["ada@example.com"] } });
  expect(bank.outbox.entries).toEqual([]);
});

test("a canceled card is still read and listed, and has no balance (VC-31, VC-68, C9, C10)", async () => {
  const { bank, card } = await bankWithCard();
  const answer = await call(bank, "DELETE", "/v1/virtualcards/1001");
  expect([answer.status, answer.body]).toEqual([204, undefined]);
  expect(await retrieve(bank, "/v1/virtualcards/1001")).toEqual({
    ...withoutNumber(card),
    available_balance: 0,
    status: "Canceled",
  });
  expect((await call(bank, "GET", "/v1/virtualcards")).body).toEqual({
    data: [{ id: "1001", type: "virtualcard", url: "/v1/virtualcards/1001" }],
    links: { first: "/v1/virtualcards", next: null },
  });
  expect(bank.timeline("virtualCards", 1001)).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "Approved", cause: "request" },
    { at: "2026-03-02T15:00:00.000Z", status: "Canceled", cause: "request" },
  ]);
});

test("a card is canceled as often as one likes, and only the first time changes it (C9)", async () => {
  const { bank } = await bankWithCard();
  await call(bank, "DELETE", "/v1/virtualcards/1001");
  const before = JSON.stringify(bank.snapshot());
  expect((await call(bank, "DELETE", "/v1/virtualcards/1001")).status).toBe(204);
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("a canceled card can't be updated (C9)", async () => {
  const { bank } = await bankWithCard();
  await call(bank, "DELETE", "/v1/virtualcards/1001");
  const before = JSON.stringify(bank.snapshot());
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", { metadata: { a: 1 } });
  expect([answer.status, answer.body]).toEqual([
    409,
    { error: "'status' is Canceled: a card that is canceled can't be updated." },
  ]);
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("invalid fields of an update are reported before the state of the card (S2)", async () => {
  const { bank } = await bankWithCard();
  await call(bank, "DELETE", "/v1/virtualcards/1001");
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", { total_card_amount: 0 });
  expect([answer.status, answer.body]).toEqual([
    400,
    { error: "'total_card_amount' must be greater than 0." },
  ]);
});

test.each([
  ["GET", "/v1/virtualcards/1002"],
  ["PATCH", "/v1/virtualcards/1002"],
  ["DELETE", "/v1/virtualcards/abc"],
  ["POST", "/v1/virtualcards/01001/email"],
])("%s %s names no card: 404", async (method, path) => {
  const { bank } = await bankWithCard();
  const answer = await call(bank, method, path, method === "PATCH" || method === "POST" ? {} : undefined);
  expect([answer.status, answer.body]).toEqual([
    404,
    { error: "There is no virtual card with this id: take one from the list at /v1/virtualcards." },
  ]);
});

test("a card of a leap day expires in February two years on", async () => {
  const bank = mondayBank({ clock: { start: "2028-02-29T23:59:59Z" } });
  const card = await create(bank, "/v1/virtualcards", { ...minimalCard, valid_ending_on: "2028-02-29" });
  expect(card).toMatchObject({ expiry: "2030-02", valid_starting_on: "2028-02-28" });
});

test("bank.db shows a card as GET does, without its number", async () => {
  const { bank, card } = await bankWithCard();
  expect(bank.db.virtualCards.get(1001)).toEqual(withoutNumber(card));
  expect(bank.db.virtualCards.findMany((q) => q.where({ status: "Approved" }))).toEqual([
    withoutNumber(card),
  ]);
});
