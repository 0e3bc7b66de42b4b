import { expect, test } from "vitest";
import type { BankOptions } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { call } from "../support/call.ts";
import { bankWithCard, callAsAdmin, minimalCard } from "../support/cards.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Creates with the minimal fields and `fields`; returns the error, and expects that nothing was stored. */
async function refusedCreate(fields: Fields, options: BankOptions = {}): Promise<string> {
  const bank = mondayBank(options);
  const before = JSON.stringify(bank.snapshot());
  const answer = await call(bank, "POST", "/v1/virtualcards", { ...minimalCard, ...fields });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(bank.snapshot())).toBe(before);
  return (answer.body as { error: string }).error;
}

/** Updates a card that was created with `card`; returns the error, and expects that nothing was changed. */
async function refusedUpdate(fields: Fields, card: Fields = {}, options: BankOptions = {}): Promise<string> {
  const { bank } = await bankWithCard(card, options);
  const before = JSON.stringify(bank.snapshot());
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", fields);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(bank.snapshot())).toBe(before);
  return (answer.body as { error: string }).error;
}

const notCents = "must be a positive whole number of cents, sent without quotes, got";

test.each([
  ["1.5", 1.5],
  ['"100"', "100"],
  ["true", true],
  ["an object", {}],
  ["an array", []],
  ["••••0992", 2 ** 53],
  ["1e+30", 1e30],
])("VC-E1: a monetary amount is not a positive integer in cents: %s (C5)", async (shown, value) => {
  for (const field of ["total_card_amount", "per_transaction_max", "per_transaction_min"]) {
    const error = `'${field}' ${notCents} ${shown}.`;
    expect(await refusedCreate({ [field]: value })).toBe(error);
    expect(await refusedUpdate({ [field]: value })).toBe(error);
  }
});

test.each([0, -1])(
  "VC-E1: per_transaction_min is not a positive integer in cents: %d (C5)",
  async (value) => {
    const error = `'per_transaction_min' ${notCents} ${value}.`;
    expect(await refusedCreate({ per_transaction_min: value })).toBe(error);
    expect(await refusedUpdate({ per_transaction_min: value })).toBe(error);
  },
);

const notDay = "must be a real calendar day in the form YYYY-MM-DD, got";

test.each(["2026-02-30", "2026-1-1", "31.12.2026", "2026-12-31T00:00:00Z", "+10000-01", "tomorrow"])(
  "VC-E2: a date is not in YYYY-MM-DD format: %s",
  async (date) => {
    for (const field of ["valid_starting_on", "valid_ending_on"]) {
      const error = `'${field}' ${notDay} ${JSON.stringify(date)}.`;
      expect(await refusedCreate({ [field]: date })).toBe(error);
      expect(await refusedUpdate({ [field]: date })).toBe(error);
    }
  },
);

test("VC-E2: a day after the year 9999 can't be written", async () => {
  expect(await refusedCreate({ valid_ending_on: "10000-01-01" })).toMatch(/^'valid_ending_on' must [^']*\.$/);
});

test("VC-E2: a date is not a string", async () => {
  expect(await refusedCreate({ valid_starting_on: 20260302 })).toBe(
    `'valid_starting_on' ${notDay} 20260302.`,
  );
});

test.each([0, -1, -9007199254740991])(
  "VC-E3: total_card_amount is not greater than 0: %d (X25)",
  async (value) => {
    const error = "'total_card_amount' must be greater than 0.";
    expect(await refusedCreate({ total_card_amount: value })).toBe(error);
    expect(await refusedUpdate({ total_card_amount: value })).toBe(error);
  },
);

test.each([0, -1])("VC-E4: per_transaction_max is not greater than 0: %d (X25)", async (value) => {
  const error = "'per_transaction_max' must be greater than 0.";
  expect(await refusedCreate({ per_transaction_max: value })).toBe(error);
  expect(await refusedUpdate({ per_transaction_max: value })).toBe(error);
});

test("VC-E5: per_transaction_min is greater than per_transaction_max", async () => {
  const error =
    "'per_transaction_min' must not be greater than 'per_transaction_max', but 501 is greater than 500.";
  expect(await refusedCreate({ per_transaction_min: 501, per_transaction_max: 500 })).toBe(error);
  expect(await refusedUpdate({ per_transaction_min: 501 }, { per_transaction_max: 500 })).toBe(error);
  expect(await refusedUpdate({ per_transaction_max: 500 }, { per_transaction_min: 501 })).toBe(error);
});

test("VC-E5: the two may be equal", async () => {
  const { card } = await bankWithCard({ per_transaction_min: 500, per_transaction_max: 500 });
  expect(card).toMatchObject({ per_transaction_min: 500, per_transaction_max: 500 });
});

test("VC-E6: per_transaction_max is greater than total_card_amount", async () => {
  const error =
    "'per_transaction_max' must not be greater than 'total_card_amount', but 10001 is greater than 10000.";
  expect(await refusedCreate({ per_transaction_max: 10_001 })).toBe(error);
  expect(await refusedUpdate({ per_transaction_max: 10_001 })).toBe(error);
  const lowered =
    "'per_transaction_max' must not be greater than 'total_card_amount', but 10000 is greater than 9999.";
  expect(await refusedUpdate({ total_card_amount: 9_999 }, { per_transaction_max: 10_000 })).toBe(lowered);
});

test("VC-E7: total_card_amount exceeds the configured max_card_amount", async () => {
  expect(await refusedCreate({ total_card_amount: 10_000_001 })).toBe(
    "'total_card_amount' must not exceed the configured max_card_amount of 10000000 cents, got 10000001.",
  );
  expect(
    await refusedUpdate({ total_card_amount: 501 }, { total_card_amount: 500 }, { maxCardAmount: 500 }),
  ).toBe("'total_card_amount' must not exceed the configured max_card_amount of 500 cents, got 501.");
});

test("VC-E7: a configuration that is lowered later touches no card, nor an update of its other fields (C14)", async () => {
  const { bank, card } = await bankWithCard();
  await callAsAdmin(bank, "PATCH", "/v1/admin/virtualcard", { max_card_amount: 500 });
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", { per_transaction_max: 9_000 });
  expect([answer.status, answer.body]).toEqual([
    200,
    { data: { ...card, card_number: null, per_transaction_max: 9_000 } },
  ]);
});

test.each(["EUR", "", 5])("VC-E8: a currency other than USD is named: %j", async (currency) => {
  const error = `'currency' must be "USD", the only currency, got ${JSON.stringify(currency)}.`;
  expect(await refusedCreate({ currency })).toBe(error);
  expect(await refusedUpdate({ currency })).toBe(error);
});

const noEnd = "'valid_ending_on' is required: send the last day of use in the form YYYY-MM-DD.";

test.each([undefined, null, ""])("VC-E9: valid_ending_on is missing, null or empty: %j", async (value) => {
  expect(await refusedCreate({ valid_ending_on: value })).toBe(noEnd);
});

test.each([null, ""])("VC-E9: an update cannot clear valid_ending_on: %j", async (value) => {
  expect(await refusedUpdate({ valid_ending_on: value })).toBe(noEnd);
});

test("VC-E10: valid_ending_on is in the past (X26)", async () => {
  const error = "'valid_ending_on' must not be in the past: today is 2026-03-02 (GMT), got 2026-03-01.";
  expect(await refusedCreate({ valid_ending_on: "2026-03-01" })).toBe(error);
  expect(await refusedUpdate({ valid_ending_on: "2026-03-01" }, { valid_starting_on: "2026-01-01" })).toBe(
    error,
  );
});

test("VC-E10: a day before 1970 is in the past, and a day of the year 9999 is not", async () => {
  expect(await refusedCreate({ valid_ending_on: "1969-12-31" })).toBe(
    "'valid_ending_on' must not be in the past: today is 2026-03-02 (GMT), got 1969-12-31.",
  );
  const { card } = await bankWithCard({ valid_starting_on: "0001-01-01", valid_ending_on: "9999-12-31" });
  expect(card).toMatchObject({ valid_starting_on: "0001-01-01", valid_ending_on: "9999-12-31" });
});

test("VC-E10: today is not in the past, by the bank's clock (C6, S20)", async () => {
  const { bank, card } = await bankWithCard({ valid_ending_on: "2026-03-02" });
  expect(card).toMatchObject({ valid_ending_on: "2026-03-02" });
  await bank.clock.advanceTo("2026-03-02T23:59:59.999Z");
  const today = { ...minimalCard, valid_ending_on: "2026-03-02" };
  expect((await call(bank, "POST", "/v1/virtualcards", today)).status).toBe(200);
  await bank.clock.advanceTo("2026-03-03T00:00:00Z");
  expect((await call(bank, "POST", "/v1/virtualcards", today)).status).toBe(400);
});

test("VC-E10: a card that has expired can still get new metadata (C7)", async () => {
  const { bank } = await bankWithCard({ valid_ending_on: "2026-03-02" });
  await bank.clock.advance({ days: 30 });
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", {
    metadata: { a: 1 },
    total_card_amount: 5,
  });
  expect([answer.status, answer.body]).toMatchObject([200, { data: { metadata: { a: 1 } } }]);
});

test("VC-E11: valid_ending_on is not after valid_starting_on", async () => {
  const error =
    "'valid_ending_on' must be after 'valid_starting_on', but 2026-04-01 is not after 2026-04-01.";
  expect(await refusedCreate({ valid_starting_on: "2026-04-01", valid_ending_on: "2026-04-01" })).toBe(error);
  expect(await refusedUpdate({ valid_starting_on: "2026-04-01" }, { valid_ending_on: "2026-04-01" })).toBe(
    error,
  );
  expect(
    await refusedUpdate(
      { valid_ending_on: "2026-04-01" },
      { valid_starting_on: "2026-04-01", valid_ending_on: "2026-05-01" },
    ),
  ).toBe(error);
});

test("VC-E11: a start that is reset to its default is yesterday (X26)", async () => {
  const { bank } = await bankWithCard({ valid_starting_on: "2026-01-01", valid_ending_on: "2026-03-05" });
  await bank.clock.advanceTo("2026-03-06T00:00:00Z");
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", { valid_starting_on: null });
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      error: "'valid_ending_on' must be after 'valid_starting_on', but 2026-03-05 is not after 2026-03-05.",
    },
  ]);
});

test.each([
  ["-1", -1],
  ["1.5", 1.5],
  ['"3"', "3"],
  ["true", true],
  ["••••0992", 2 ** 53],
])("VC-E12: transactions_max is below 0, or no integer: %s", async (shown, value) => {
  const error = `'transactions_max' must be a whole number of at least 0, sent without quotes, got ${shown}.`;
  expect(await refusedCreate({ transactions_max: value })).toBe(error);
  expect(await refusedUpdate({ transactions_max: value })).toBe(error);
});

test("VC-E13: required fields total_card_amount, valid_ending_on are missing", async () => {
  expect(await refusedCreate({ total_card_amount: undefined, valid_ending_on: undefined })).toBe(
    `'total_card_amount' is required. ${noEnd}`,
  );
});

const template = { cardNetworkTemplate: [{ name: "cost_center", required: true }, { name: "note" }] };
const filled = { cardnetwork_data: { cost_center: "42" } };

test("VC-E14: a custom field required by the card network purchase template is missing (C4)", async () => {
  const error = `'cardnetwork_data' lacks what the purchase template requires: "cost_center".`;
  expect(await refusedCreate({}, template)).toBe(error);
  expect(await refusedCreate({ cardnetwork_data: { note: "x" } }, template)).toBe(error);
  expect(await refusedUpdate({ cardnetwork_data: {} }, filled, template)).toBe(error);
  expect(await refusedUpdate({ cardnetwork_data: null }, filled, template)).toBe(error);
});

test("VC-E14: a card with what the template requires is created", async () => {
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
  expect(await refusedCreate({ emails })).toBe(error);
  expect(await refusedUpdate({ emails })).toBe(error);
  const { card } = await bankWithCard({ emails: emails.slice(0, 5) });
  expect(card).toMatchObject({ emails: emails.slice(0, 5), notified: true });
});

test("VC-E16: too many addresses hide no wrong one, and a text is not counted", async () => {
  const emails = ["bob", ...Array.from({ length: 5 }, (_, at) => `ada${at}@example.com`)];
  const error = `'emails' must hold e-mail addresses only, got "bob". 'emails' must hold at most 5 addresses, got 6.`;
  expect(await refusedCreate({ emails })).toBe(error);
  expect(await refusedUpdate({ emails })).toBe(error);
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
    const error = "'cardnetwork_data' must be an object whose keys and values are all strings.";
    expect(await refusedCreate({ cardnetwork_data: value })).toBe(error);
    expect(await refusedUpdate({ cardnetwork_data: value })).toBe(error);
  },
);

test("VC-E17: without a template any pairs of strings pass, and are kept as sent (C4)", async () => {
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

test("VC-E19: rcn_id and rcn_alias do not match each other", async () => {
  expect(await refusedCreate({ rcn_id: 7, rcn_alias: "Office" }, two)).toBe(
    `'rcn_id' and 'rcn_alias' must be of the same real card, but 7 is "Travel" and not "Office".`,
  );
  expect(await refusedCreate({ rcn_id: 9, rcn_alias: "Office" }, two)).toBe(
    `'rcn_id' and 'rcn_alias' must be of the same real card, but "Office" is 5 and not 9.`,
  );
});

test("VC-E19: with several real cards both are needed (C2)", async () => {
  const missing = (field: string) =>
    `'${field}' is required because the company has 2 real cards: take it from /v1/realcards.`;
  expect(await refusedCreate({}, two)).toBe(`${missing("rcn_id")} ${missing("rcn_alias")}`);
  expect(await refusedCreate({ rcn_id: 7 }, two)).toBe(missing("rcn_alias"));
  expect(await refusedCreate({ rcn_alias: "Office" }, two)).toBe(missing("rcn_id"));
  const { card } = await bankWithCard({ rcn_id: 5, rcn_alias: "Office" }, two);
  expect(card).toMatchObject({ rcn_id: 5, rcn_alias: "Office" });
});

test("with a single real card either, both or none of its names will do (C2)", async () => {
  for (const names of [{}, { rcn_id: 1001 }, { rcn_alias: "Main" }, { rcn_id: 1001, rcn_alias: "Main" }]) {
    expect((await bankWithCard(names)).card).toMatchObject({ rcn_id: 1001, rcn_alias: "Main" });
  }
});

test("VC-E18 and VC-E19 are about create alone: an update ignores its fields with a warning (C7)", async () => {
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

test("several conditions at once are all named in one answer, in field order (S1)", async () => {
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
