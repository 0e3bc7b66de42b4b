import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { bankWithCard, expectRefused, refusedCreate, refusedUpdate } from "../../support/cards.ts";

const template = { cardNetworkTemplate: [{ name: "cost_center", required: true }, { name: "note" }] };
const filled = { cardnetwork_data: { cost_center: "42" } };

test("VC-E14: a custom field required by the card network purchase template is missing (C4)", async () => {
  const error = `'cardnetwork_data' lacks what the purchase template requires: "cost_center".`;
  expect(await refusedCreate({}, template)).toBe(error);
  expect(await refusedCreate({ cardnetwork_data: { note: "x" } }, template)).toBe(error);
  expect(await refusedUpdate({ cardnetwork_data: {} }, filled, template)).toBe(error);
  expect(await refusedUpdate({ cardnetwork_data: null }, filled, template)).toBe(error);
});

test("VC-E14: a card with what the template requires is created (CC-15)", async () => {
  const { card } = await bankWithCard(filled, template);
  expect(card).toMatchObject({ cardnetwork_data: { cost_center: "42" } });
});

test("VC-E15: cardnetwork_data has a field name not defined in the template (C4)", async () => {
  const error = `'cardnetwork_data' must hold fields of the purchase template only: it defines "cost_center", "note", got "toString".`;
  const data = { cardnetwork_data: { cost_center: "1", toString: "2" } };
  expect(await refusedCreate(data, template)).toBe(error);
  expect(await refusedUpdate(data, filled, template)).toBe(error);
});

test("VC-E15: an empty template defines no field", async () => {
  expect(await refusedCreate({ cardnetwork_data: { a: "1" } }, { cardNetworkTemplate: [] })).toBe(
    `'cardnetwork_data' must hold fields of the purchase template only: it defines no fields, got "a".`,
  );
});

test("VC-E15: of many fields that are not defined, the message names the first five", async () => {
  const cardnetwork_data = Object.fromEntries(["a", "b", "c", "d", "e", "f", "g"].map((name) => [name, "1"]));
  expect(await refusedCreate({ cardnetwork_data }, { cardNetworkTemplate: [] })).toBe(
    `'cardnetwork_data' must hold fields of the purchase template only: it defines no fields, got "a", "b", "c", "d", "e".`,
  );
});

test("VC-E16: emails holds more than 5 addresses", async () => {
  const emails = Array.from({ length: 6 }, (_, at) => `ada${at}@example.com`);
  const error = "'emails' must hold at most 5 addresses, got 6.";
  await expectRefused({ emails }, error);
  const { card } = await bankWithCard({ emails: emails.slice(0, 5) });
  expect(card).toMatchObject({ emails: emails.slice(0, 5), notified: true });
});

test("VC-E16: too many addresses hide no wrong one, and a text is not counted", async () => {
  const emails = ["bob", ...Array.from({ length: 5 }, (_, at) => `ada${at}@example.com`)];
  const error = `'emails' must hold e-mail addresses only, got "bob". 'emails' must hold at most 5 addresses, got 6.`;
  await expectRefused({ emails }, error);
  expect(await refusedCreate({ emails: "ada@example.com" })).toBe(
    `'emails' must be an array of e-mail addresses, got "ada@example.com".`,
  );
  expect(await refusedUpdate({ emails: [1, 2, 3, 4, 5, 6] })).toBe(
    "'emails' must be an array of e-mail addresses, got one with values that are not text. 'emails' must hold at most 5 addresses, got 6.",
  );
});

test("emails must be addresses, and an error names the field alone (C8, S1)", async () => {
  expect(await refusedCreate({ emails: ["ada@example.com", "bob", "bob"] })).toBe(
    `'emails' must hold e-mail addresses only, got "bob".`,
  );
  for (const emails of ["ada@example.com", {}, [1], [null]]) {
    expect(await refusedUpdate({ emails })).toMatch(
      /^'emails' must be an array of e-mail addresses, got .*\.$/,
    );
  }
});

test.each([[{ a: 1 }], [{ a: null }], [{ a: {} }], [["a"]], ["text"], [5], [false]])(
  "VC-E17: cardnetwork_data has a key or value that is not a string: %j",
  async (value) => {
    await expectRefused(
      { cardnetwork_data: value },
      "'cardnetwork_data' must be an object whose keys and values are all strings.",
    );
  },
);

test("VC-E17: without a template any pairs of strings pass, and are kept as sent (CC-15, C4)", async () => {
  const cardnetwork_data = JSON.parse('{"__proto__":"a","Zoë":"株式会社","":""}');
  const { card } = await bankWithCard({ cardnetwork_data });
  expect(JSON.stringify(card.cardnetwork_data)).toBe(JSON.stringify(cardnetwork_data));
});

const two = {
  realCards: [
    { id: 7, alias: "Travel" },
    { id: "5", alias: "Office" },
  ],
};

test.each([
  [5, "Office"],
  [7, "Travel"],
])("a card of the real card %i, %s, has its id and alias (VC-21, VC-22)", async (rcn_id, rcn_alias) => {
  const { bank, card } = await bankWithCard({ rcn_id, rcn_alias }, two);
  expect(card).toMatchObject({ rcn_id, rcn_alias });
  const shown = await call(bank, "GET", "/v1/virtualcards/1001");
  expect(shown.body).toMatchObject({ data: { rcn_id, rcn_alias } });
});

test("VC-E18: rcn_alias matches no real card of the company", async () => {
  const error = `'rcn_alias' must be the alias of a real card of the company, got "main": see /v1/realcards.`;
  expect(await refusedCreate({ rcn_alias: "main" })).toBe(error);
  expect(await refusedCreate({ rcn_id: 1001, rcn_alias: "main" })).toBe(error);
});

test("VC-E19: rcn_id is the id of no real card", async () => {
  expect(await refusedCreate({ rcn_id: 1002 })).toBe(
    "'rcn_id' must be the id of a real card of the company, got 1002: see /v1/realcards.",
  );
  expect(await refusedCreate({ rcn_id: "1001" })).toBe(
    `'rcn_id' must be an id, a positive integer, got "1001": send the id without quotes.`,
  );
});

test("VC-E19, VC-61: rcn_id and rcn_alias do not match each other", async () => {
  expect(await refusedCreate({ rcn_id: 7, rcn_alias: "Office" }, two)).toBe(
    `'rcn_id' and 'rcn_alias' must be of the same real card, but 7 is "Travel" and not "Office".`,
  );
  expect(await refusedCreate({ rcn_id: 9, rcn_alias: "Office" }, two)).toBe(
    `'rcn_id' and 'rcn_alias' must be of the same real card, but "Office" is 5 and not 9.`,
  );
});

test("VC-E19: with several real cards both are needed (CC-9, C2)", async () => {
  const missing = (field: string) =>
    `'${field}' is required because the company has 2 real cards: take it from /v1/realcards.`;
  expect(await refusedCreate({}, two)).toBe(`${missing("rcn_id")} ${missing("rcn_alias")}`);
  expect(await refusedCreate({ rcn_id: 7 }, two)).toBe(missing("rcn_alias"));
  expect(await refusedCreate({ rcn_alias: "Office" }, two)).toBe(missing("rcn_id"));
  const { card } = await bankWithCard({ rcn_id: 5, rcn_alias: "Office" }, two);
  expect(card).toMatchObject({ rcn_id: 5, rcn_alias: "Office" });
});

test("with a single real card either, both or none of its names will do (VC-1, CC-6, CC-9, C2)", async () => {
  for (const names of [{}, { rcn_id: 1001 }, { rcn_alias: "Main" }, { rcn_id: 1001, rcn_alias: "Main" }]) {
    expect((await bankWithCard(names)).card).toMatchObject({ rcn_id: 1001, rcn_alias: "Main" });
  }
});

test("VC-E18 and VC-E19 are about create alone (VC-77): an update ignores its fields with a warning (C7)", async () => {
  const { bank } = await bankWithCard();
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", { rcn_id: 9, rcn_alias: "None" });
  expect([answer.status, answer.body]).toMatchObject([200, { data: { rcn_id: 1001, rcn_alias: "Main" } }]);
});

test.each([1000, 0, -1, 1.5, "1001", {}])("an unknown supplier_id is refused: %j (C3)", async (value) => {
  expect(await refusedCreate({ supplier_id: value })).toMatch(/^'supplier_id' must [^']*\.$/);
});

test.each([
  { total_card_amount: 5_105_105_105_105_100 },
  { per_transaction_max: 5_105_105_105_105_100 },
  { per_transaction_min: 5_105_105_105_105_100, per_transaction_max: 5 },
  { rcn_id: 5_105_105_105_105_100 },
  { valid_ending_on: 5_105_105_105_105_100 },
  { transactions_max: "5105105105105100" },
])("a card number in the wrong field is not repeated in the error: %j (S1)", async (fields) => {
  const error = await refusedCreate(fields);
  expect(error).toContain("••••5100");
  expect(error).not.toContain("510510");
});

test("several conditions at once are all named in one answer, in field order (VC-76, S1)", async () => {
  const error = await refusedCreate(
    {
      emails: ["x"],
      cardnetwork_data: { a: "1" },
      metadata: [],
      per_transaction_max: 0,
      per_transaction_min: 0,
      rcn_id: 6,
      rcn_alias: "None",
      supplier_id: 9,
      total_card_amount: 10_000_001,
      transactions_max: -1,
      valid_starting_on: "2026-13-01",
      valid_ending_on: "2026-02-01",
      currency: "eur",
    },
    { ...two, cardNetworkTemplate: [] },
  );
  expect(error).toBe(
    [
      `'currency' must be "USD", the only currency, got "eur".`,
      `'emails' must hold e-mail addresses only, got "x".`,
      `'cardnetwork_data' must hold fields of the purchase template only: it defines no fields, got "a".`,
      "'metadata' must be a JSON object, got an array.",
      "'per_transaction_max' must be greater than 0.",
      "'per_transaction_min' must be a positive whole number of cents, sent without quotes, got 0.",
      "'rcn_id' must be the id of a real card of the company, got 6: see /v1/realcards.",
      `'rcn_alias' must be the alias of a real card of the company, got "None": see /v1/realcards.`,
      "'supplier_id' must point to an existing supplier, but there is none with id 9.",
      "'total_card_amount' must not exceed the configured max_card_amount of 10000000 cents, got 10000001.",
      "'transactions_max' must be a whole number of at least 0, sent without quotes, got -1.",
      `'valid_starting_on' must be a real calendar day in the form YYYY-MM-DD, got "2026-13-01".`,
      "'valid_ending_on' must not be in the past: today is 2026-03-02 (GMT), got 2026-02-01.",
    ].join(" "),
  );
});

test("metadata may be 8,192 bytes of JSON, multi-byte characters counted as such (S15)", async () => {
  const fits = { a: "é".repeat((8192 - '{"a":""}'.length) / 2) };
  expect(new TextEncoder().encode(JSON.stringify(fits)).length).toBe(8192);
  expect((await bankWithCard({ metadata: fits })).card.metadata).toEqual(fits);
  const tooLarge = { a: `${fits.a}y` };
  expect(await refusedCreate({ metadata: tooLarge })).toBe(
    "'metadata' must be at most 8192 bytes of JSON, got 8193.",
  );
  expect(await refusedUpdate({ metadata: tooLarge })).toBe(
    "'metadata' must be at most 8192 bytes of JSON, got 8193.",
  );
});
