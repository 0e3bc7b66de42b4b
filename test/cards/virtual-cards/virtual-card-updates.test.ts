// Statements: C7 to C10.

import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { call, create, retrieve } from "../../support/call.ts";
import { bankWithCard, minimalCard, withoutNumber } from "../../support/cards.ts";
import { refusal } from "../../support/refusal.ts";

test("an update changes what was sent, leaves the rest and sends no e-mail (VC-66, C8)", async () => {
  const { bank, card } = await bankWithCard({ metadata: { team: "red" } });
  const fields = {
    emails: ["ada@example.com"],
    per_transaction_max: 700,
    per_transaction_min: 7,
    total_card_amount: 8_000,
    transactions_max: 2,
    valid_starting_on: "2026-03-05",
    valid_ending_on: "2026-03-06",
    cardnetwork_data: { a: "b" },
  };
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", fields);
  const updated = { ...withoutNumber(card), ...fields, available_balance: 8_000 };
  expect([answer.status, answer.body]).toEqual([200, { data: updated }]);
  expect(await retrieve(bank, "/v1/virtualcards/1001")).toEqual(updated);
  expect(bank.outbox.entries).toEqual([]);
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
  const { card: plain } = await bankWithCard();
  const restored = { ...withoutNumber(plain), notified: card.notified, valid_starting_on: "2026-03-11" };
  expect([answer.status, answer.body]).toEqual([200, { data: restored }]);
});

test.each(["total_card_amount", "valid_ending_on", "transactions_max", "currency"])(
  "null in an update is refused for %s (S7, X27)",
  async (field) => {
    const { bank } = await bankWithCard();
    expect(await refusal(bank, "PATCH", "/v1/virtualcards/1001", { [field]: null })).toEqual([
      400,
      expect.stringMatching(new RegExp(`^'${field}' [^']*\\.$`)),
    ]);
  },
);

test("what an update does not take is ignored with a warning, the number in it masked (VC-67, S6)", async () => {
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
  expect(await refusal(bank, "PATCH", "/v1/virtualcards/1001", { rcn_id: 5, currency: "USD" })).toEqual([
    400,
    "'rcn_id' is not taken by this call: leave it out.",
  ]);
  expect((await call(bank, "PATCH", "/v1/virtualcards/1001", { currency: "Usd" })).status).toBe(200);
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
  expect(await refusal(bank, "PATCH", "/v1/virtualcards/1001", { metadata: { a: 1 } })).toEqual([
    409,
    "'status' is Canceled: a card that is canceled can't be updated.",
  ]);
  expect(bank.log.entries.at(-1)?.issues).toMatchObject([{ field: "status", rule: "C9" }]);
});

test("invalid fields of an update are reported before the state of the card (S2)", async () => {
  const { bank } = await bankWithCard();
  await call(bank, "DELETE", "/v1/virtualcards/1001");
  expect(await refusal(bank, "PATCH", "/v1/virtualcards/1001", { total_card_amount: 0 })).toEqual([
    400,
    "'total_card_amount' must be greater than 0.",
  ]);
});

test.each([
  ["GET", "/v1/virtualcards/1002"],
  ["PATCH", "/v1/virtualcards/1002"],
  ["DELETE", "/v1/virtualcards/abc"],
  ["POST", "/v1/virtualcards/01001/email"],
])("%s %s names no card: 404", async (method, path) => {
  const { bank } = await bankWithCard();
  expect(await refusal(bank, method, path, method === "PATCH" || method === "POST" ? {} : undefined)).toEqual(
    [404, "There is no virtual card with this id: take one from the list at /v1/virtualcards."],
  );
});

test("a card of a leap day expires in February two years later (VC-16)", async () => {
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
