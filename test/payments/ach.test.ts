// Statements: P3 to P10, P15.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";
import { call, create, retrieve } from "../support/call.ts";
import { refusal } from "../support/refusal.ts";
import { storedTransfer, storedTransferTo } from "./support.ts";

test("a transfer is created for tomorrow, pending, with the standard service (ACH-1, ACH-31, ACH-36)", async () => {
  const answer = await call(mondayBank(), "POST", "/v1/ach", {
    account_number: "4000000011",
    amount: 12_500,
    direction: "credit",
    sec_code: "ppd",
    receiver_account_number: "12345678",
    receiver_account_type: "checking",
    receiver_name: "Ada Lovelace",
    receiver_routing_number: "021000021",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: storedTransfer });
});

test("a transfer is created with every field (ACH-1, ACH-9, ACH-38, P4, P5)", async () => {
  const fields = {
    account_number: "Operating account",
    amount: 9_999_999_999,
    direction: "debit",
    effective_date: "2026-04-30",
    metadata: { invoice: "A-17" },
    receiver_account_number: "98-76-54",
    receiver_account_type: "savings",
    receiver_name: "Grace Hopper",
    receiver_routing_number: "026009593",
    sec_code: "web",
    service: "same-day",
  };
  const answer = await call(mondayBank(), "POST", "/v1/ach", { ...fields, currency: "USD" });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { ...storedTransfer, ...fields } });
});

test("the fields of a transfer come in the order of ACH-4 to ACH-22", async () => {
  const { amount, ...others } = minimalTransfer;
  expect(Object.keys(await create(mondayBank(), "/v1/ach", { amount, ...others }))).toEqual(
    Object.keys(storedTransfer),
  );
});

test("a transfer to a counterparty has null in place of the receiver fields (CP-1, P7)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const answer = await call(bank, "POST", "/v1/ach", {
    account_number: "4000000011",
    amount: 12_500,
    direction: "credit",
    sec_code: "ppd",
    counterparty_id: 1001,
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: storedTransferTo });
});

test("a counterparty replaces the receiver fields that were sent with it, and the log warns of it (P6)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const row = await create(bank, "/v1/ach", { ...minimalTransfer, counterparty_id: 1001 });
  expect(row).toEqual(storedTransferTo);
  expect(bank.log.entries.at(-1)?.warnings).toEqual([
    "'counterparty_id' replaces 'receiver_account_number', 'receiver_account_type', 'receiver_name', 'receiver_routing_number': send only one of them.",
  ]);
});

test.each([
  ["receiver_account_number", "has spaces"],
  ["receiver_account_number", ""],
  ["receiver_account_type", "current"],
  ["receiver_name", ""],
  ["receiver_routing_number", "12"],
])("%s must be valid even with a counterparty_id: %j (X21)", async (field, value) => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  expect(await refusal(bank, "POST", "/v1/ach", { ...minimalTransferTo(1001), [field]: value })).toEqual([
    400,
    expect.stringMatching(new RegExp(`^'${field}' must be `)),
  ]);
  expect(bank.db.achTransfers.count()).toBe(0);
});

test("strict refuses a counterparty together with receiver fields (P6)", async () => {
  const bank = mondayBank({ strict: true });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const data = { ...minimalTransferTo(1001), receiver_name: "Ada Lovelace" };
  expect(await refusal(bank, "POST", "/v1/ach", data)).toEqual([
    400,
    "'counterparty_id' replaces 'receiver_name': send only one of them.",
  ]);
});

test.each([
  [9999, "must point to an existing counterparty, but there is none with id 9999."],
  ["1001", 'must be an id, a positive integer, got "1001": send the id without quotes.'],
  ["abc", 'must be an id, a positive integer, got "abc".'],
  [0, "must be an id, a positive integer, got 0."],
  [-1001, "must be an id, a positive integer, got -1001."],
  [1001.5, "must be an id, a positive integer, got 1001.5."],
  [true, "must be an id, a positive integer, got true."],
])("counterparty_id must not be %j (P8)", async (id, text) => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const before = JSON.stringify(bank.snapshot());
  const data = { ...minimalTransferTo(1001), counterparty_id: id };
  const answer = await call(bank, "POST", "/v1/ach", data);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error: `'counterparty_id' ${text}` });
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("a transfer keeps showing its counterparty after that was updated (P9)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const transfer = await create(bank, "/v1/ach", minimalTransferTo(1001));
  await call(bank, "PATCH", "/v1/counterparties/1001", { name: "Ada King" });
  expect(await retrieve(bank, "/v1/ach/1001")).toEqual(transfer);
});

test("a prenotification is a transfer of zero cents", async () => {
  const row = await create(mondayBank(), "/v1/ach", { ...minimalTransfer, amount: 0 });
  expect(row).toEqual({ ...storedTransfer, amount: 0 });
});

test.each([
  ["account_number", "", "the account number of an originating account, got text of 0 characters"],
  ["account_number", 4000000011, "the account number of an originating account, got a number"],
  ["amount", -1, "a whole number of cents from 0 to 9999999999, sent without quotes, got -1"],
  ["amount", 12.5, "a whole number of cents from 0 to 9999999999, sent without quotes, got 12.5"],
  [
    "amount",
    10_000_000_000,
    "a whole number of cents from 0 to 9999999999, sent without quotes, got ••••0000",
  ],
  ["amount", "12500", 'a whole number of cents from 0 to 9999999999, sent without quotes, got "12500"'],
  ["currency", "eur", '"usd", the only currency, got "eur"'],
  ["direction", "push", 'one of credit, debit, got "push"'],
  ["effective_date", "2026-02-30", 'a real calendar day in the form YYYY-MM-DD, got "2026-02-30"'],
  ["effective_date", 20260303, "a real calendar day in the form YYYY-MM-DD, got 20260303"],
  ["effective_date", "", 'a real calendar day in the form YYYY-MM-DD, got ""'],
  ["metadata", [1], "a JSON object, got an array"],
  ["receiver_account_type", "current", 'one of checking, savings, got "current"'],
  ["receiver_name", "  ", 'text that is not blank, got "  "'],
  ["receiver_routing_number", "12", 'a string of exactly nine digits, got "12"'],
  ["sec_code", "tel", 'one of ccd, ppd, web, got "tel"'],
  ["service", "same_day", 'one of standard, same-day, got "same_day"'],
])("%s must not be %j (CONV-9, P4, P5)", async (field, value, text) => {
  const bank = mondayBank();
  expect(await refusal(bank, "POST", "/v1/ach", { ...minimalTransfer, [field]: value })).toEqual([
    400,
    `'${field}' must be ${text}.`,
  ]);
});

test("an error never repeats a receiver's account number (P2, S1)", async () => {
  expect(
    await refusal(mondayBank(), "POST", "/v1/ach", {
      ...minimalTransfer,
      receiver_account_number: "9000 0000 0000 8201",
    }),
  ).toEqual([
    400,
    "'receiver_account_number' must be a string of 1 to 17 digits, letters or hyphens, got text of 19 characters.",
  ]);
});

test("every required field of a transfer is named when nothing is sent (ACH-37, ACH-39)", async () => {
  expect(await refusal(mondayBank(), "POST", "/v1/ach", {})).toEqual([
    400,
    "'account_number' is required. 'amount' is required. 'direction' is required. 'receiver_account_number' is required when no counterparty_id is sent. 'receiver_account_type' is required when no counterparty_id is sent. 'receiver_name' is required when no counterparty_id is sent. 'receiver_routing_number' is required when no counterparty_id is sent. 'sec_code' is required.",
  ]);
});

test("every receiver field that is missing is named (ACH-39)", async () => {
  expect(
    await refusal(mondayBank(), "POST", "/v1/ach", {
      account_number: "4000000011",
      amount: 1,
      direction: "debit",
      sec_code: "ccd",
      receiver_name: "Ada Lovelace",
      receiver_account_type: null,
    }),
  ).toEqual([
    400,
    "'receiver_account_number' is required when no counterparty_id is sent. 'receiver_account_type' is required when no counterparty_id is sent. 'receiver_routing_number' is required when no counterparty_id is sent.",
  ]);
});

test("an effective date in the past or at a weekend is kept as sent (P10)", async () => {
  const bank = mondayBank();
  for (const day of ["1999-12-31", "2026-03-07", "2026-12-25"]) {
    expect((await create(bank, "/v1/ach", { ...minimalTransfer, effective_date: day })).effective_date).toBe(
      day,
    );
  }
});

test("tomorrow is by the bank's clock, in GMT (P10, S20)", async () => {
  const bank = mondayBank({ clock: { start: "2026-12-31T23:59:59.999Z" } });
  expect((await create(bank, "/v1/ach", minimalTransfer)).effective_date).toBe("2027-01-01");
  await bank.clock.advance({ minutes: 1 });
  expect((await create(bank, "/v1/ach", minimalTransfer)).effective_date).toBe("2027-01-02");
});

test("any originating account may be used unless the enabled ones are listed (ACH-5, P3)", async () => {
  const open = mondayBank();
  await create(open, "/v1/ach", { ...minimalTransfer, account_number: "anything at all" });
  const listed = mondayBank({ accounts: ["4000000011", "4000000022"] });
  await create(listed, "/v1/ach", { ...minimalTransfer, account_number: "4000000022" });
  expect(
    await refusal(listed, "POST", "/v1/ach", { ...minimalTransfer, account_number: "4000000033" }),
  ).toEqual([400, "'account_number' must be one of the accounts that are enabled for API access."]);
});

test("the check digit of the receiver's routing number is tested when the option is on (P1)", async () => {
  const data = { ...minimalTransfer, receiver_routing_number: "123456789" };
  await create(mondayBank(), "/v1/ach", data);
  const answer = await call(mondayBank({ assumptions: { abaChecksum: true } }), "POST", "/v1/ach", data);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    error:
      "'receiver_routing_number' must be an ABA routing number, whose ninth digit checks the other eight; here it does not.",
  });
});
