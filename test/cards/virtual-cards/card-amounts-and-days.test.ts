import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import {
  bankWithCard,
  callAsAdmin,
  expectRefused,
  minimalCard,
  refusedCreate,
  refusedUpdate,
} from "../../support/cards.ts";
import { refusal } from "../../support/refusal.ts";

const notCents = "must be a positive whole number of cents, sent without quotes, got";

test.each([
  ["1.5", 1.5],
  ['"100"', "100"],
  ["true", true],
  ["an object", {}],
  ["an array", []],
  ["••••0992", 2 ** 53],
  ["1e+30", 1e30],
])("VC-E1: a monetary amount is not a positive integer in cents: %s (CONV-9, C5)", async (shown, value) => {
  for (const field of ["total_card_amount", "per_transaction_max", "per_transaction_min"]) {
    await expectRefused({ [field]: value }, `'${field}' ${notCents} ${shown}.`);
  }
});

test.each([0, -1])(
  "VC-E1: per_transaction_min is not a positive integer in cents: %d (C5)",
  async (value) => {
    await expectRefused({ per_transaction_min: value }, `'per_transaction_min' ${notCents} ${value}.`);
  },
);

const notDay = "must be a real calendar day in the form YYYY-MM-DD, got";

test.each(["2026-02-30", "2026-1-1", "31.12.2026", "2026-12-31T00:00:00Z", "+10000-01", "tomorrow"])(
  "VC-E2: a date is not in YYYY-MM-DD format: %s",
  async (date) => {
    for (const field of ["valid_starting_on", "valid_ending_on"]) {
      await expectRefused({ [field]: date }, `'${field}' ${notDay} ${JSON.stringify(date)}.`);
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
    await expectRefused({ total_card_amount: value }, "'total_card_amount' must be greater than 0.");
  },
);

test.each([0, -1])("VC-E4: per_transaction_max is not greater than 0: %d (X25)", async (value) => {
  await expectRefused({ per_transaction_max: value }, "'per_transaction_max' must be greater than 0.");
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
  await expectRefused({ per_transaction_max: 10_001 }, error);
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

test.each(["EUR", "", 5])("VC-E8: a currency other than USD is named: %j (CONV-9, C11)", async (currency) => {
  await expectRefused(
    { currency },
    `'currency' must be "USD", the only currency, got ${JSON.stringify(currency)}.`,
  );
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
  expect(await refusal(bank, "PATCH", "/v1/virtualcards/1001", { valid_starting_on: null })).toEqual([
    400,
    "'valid_ending_on' must be after 'valid_starting_on', but 2026-03-05 is not after 2026-03-05.",
  ]);
});

test.each([
  ["-1", -1],
  ["1.5", 1.5],
  ['"3"', "3"],
  ["true", true],
  ["••••0992", 2 ** 53],
])("VC-E12: transactions_max is below 0, or no integer: %s", async (shown, value) => {
  await expectRefused(
    { transactions_max: value },
    `'transactions_max' must be a whole number of at least 0, sent without quotes, got ${shown}.`,
  );
});

test("VC-E13, VC-59: required fields total_card_amount, valid_ending_on are missing", async () => {
  expect(await refusedCreate({ total_card_amount: undefined, valid_ending_on: undefined })).toBe(
    `'total_card_amount' is required. ${noEnd}`,
  );
});
