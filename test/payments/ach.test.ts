// Statements: P3 to P10, P15.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";
import { call, create, retrieve } from "../support/call.ts";
import { refusal } from "../support/refusal.ts";

const stored = {
  id: "1001",
  account_number: "4000000011",
  amount: 12_500,
  batch_id: null,
  counterparty_id: null,
  currency: "usd",
  direction: "credit",
  effective_date: "2026-03-03",
  metadata: null,
  receiver_account_number: "12345678",
  receiver_account_type: "checking",
  receiver_name: "Ada Lovelace",
  receiver_routing_number: "021000021",
  return: null,
  sec_code: "ppd",
  service: "standard",
  status: "pending",
  type: "ach",
  url: "/v1/ach/1001",
};

test("a transfer is created for tomorrow, pending, with the standard service (ACH-31, ACH-36)", async () => {
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
  expect(answer.body).toEqual({
    data: {
      id: "1001",
      account_number: "4000000011",
      amount: 12_500,
      batch_id: null,
      counterparty_id: null,
      currency: "usd",
      direction: "credit",
      effective_date: "2026-03-03",
      metadata: null,
      receiver_account_number: "12345678",
      receiver_account_type: "checking",
      receiver_name: "Ada Lovelace",
      receiver_routing_number: "021000021",
      return: null,
      sec_code: "ppd",
      service: "standard",
      status: "pending",
      type: "ach",
      url: "/v1/ach/1001",
    },
  });
});

test("a transfer is created with every field (P4, P5)", async () => {
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
  expect(answer.body).toEqual({ data: { ...stored, ...fields } });
});

test("the fields of a transfer come in the order of ACH-4 to ACH-22", async () => {
  const { amount, ...others } = minimalTransfer;
  expect(Object.keys(await create(mondayBank(), "/v1/ach", { amount, ...others }))).toEqual(
    Object.keys(stored),
  );
});

test("a transfer to a counterparty has null in place of the receiver fields (P7)", async () => {
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
  expect(answer.body).toEqual({
    data: {
      ...stored,
      counterparty_id: 1001,
      receiver_account_number: null,
      receiver_account_type: null,
      receiver_name: null,
      receiver_routing_number: null,
    },
  });
});

test("a counterparty replaces the receiver fields that were sent beside it, and the log warns of it (P6)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const row = await create(bank, "/v1/ach", { ...minimalTransfer, counterparty_id: 1001 });
  expect(row).toEqual({
    ...stored,
    counterparty_id: 1001,
    receiver_account_number: null,
    receiver_account_type: null,
    receiver_name: null,
    receiver_routing_number: null,
  });
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
])("%s beside a counterparty_id must be valid: %j (X21)", async (field, value) => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  expect(await refusal(bank, "POST", "/v1/ach", { ...minimalTransferTo(1001), [field]: value })).toEqual([
    400,
    expect.stringMatching(new RegExp(`^'${field}' must be `)),
  ]);
  expect(bank.db.achTransfers.count()).toBe(0);
});

test("strict refuses a counterparty with receiver fields beside it (P6)", async () => {
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
  expect(row).toEqual({ ...stored, amount: 0 });
});

test.each([
  ["account_number", "", "the account number of an originating account, got text of 0 characters"],
  ["account_number", " ", "the account number of an originating account, got text of 1 characters"],
  ["account_number", 4000000011, "the account number of an originating account, got a number"],
  ["amount", -1, "a whole number of cents from 0 to 9999999999, sent without quotes, got -1"],
  ["amount", 12.5, "a whole number of cents from 0 to 9999999999, sent without quotes, got 12.5"],
  [
    "amount",
    10_000_000_000,
    "a whole number of cents from 0 to 9999999999, sent without quotes, got ••••0000",
  ],
  ["amount", "12500", 'a whole number of cents from 0 to 9999999999, sent without quotes, got "12500"'],
  ["amount", null, "a whole number of cents from 0 to 9999999999, sent without quotes, got null"],
  ["amount", true, "a whole number of cents from 0 to 9999999999, sent without quotes, got true"],
  ["currency", "eur", '"usd", the only currency, got "eur"'],
  ["currency", 1, '"usd", the only currency, got 1'],
  ["direction", "push", 'one of credit, debit, got "push"'],
  ["effective_date", "2026-02-30", 'a real calendar day in the form YYYY-MM-DD, got "2026-02-30"'],
  ["effective_date", "2026-3-3", 'a real calendar day in the form YYYY-MM-DD, got "2026-3-3"'],
  ["effective_date", "03/03/2026", 'a real calendar day in the form YYYY-MM-DD, got "03/03/2026"'],
  [
    "effective_date",
    "2026-03-03T00:00:00Z",
    'a real calendar day in the form YYYY-MM-DD, got "2026-03-03T00:00:00Z"',
  ],
  ["effective_date", 20260303, "a real calendar day in the form YYYY-MM-DD, got 20260303"],
  ["effective_date", "", 'a real calendar day in the form YYYY-MM-DD, got ""'],
  ["metadata", [1], "a JSON object, got an array"],
  ["receiver_account_type", "current", 'one of checking, savings, got "current"'],
  ["receiver_name", "  ", 'text that is not blank, got "  "'],
  ["receiver_routing_number", "12", 'a string of exactly nine digits, got "12"'],
  ["sec_code", "tel", 'one of ccd, ppd, web, got "tel"'],
  ["sec_code", "PPD", 'one of ccd, ppd, web, got "PPD"'],
  ["service", "same_day", 'one of standard, same-day, got "same_day"'],
])("%s must not be %j (P4, P5)", async (field, value, text) => {
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

test("the last day of February exists in a leap year", async () => {
  const row = await create(mondayBank(), "/v1/ach", { ...minimalTransfer, effective_date: "2028-02-29" });
  expect(row.effective_date).toBe("2028-02-29");
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

test("any originating account may be used unless the enabled ones are listed (P3)", async () => {
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

test("a transfer is retrieved by its id (ACH-40)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const answer = await call(bank, "GET", "/v1/ach/1001");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: stored });
});

test("an id that no transfer has is a 404 for GET and for PATCH with any body", async () => {
  const bank = mondayBank();
  for (const [method, data] of [
    ["GET"],
    ["PATCH", { status: "canceled" }],
    ["PATCH", { status: 7 }],
  ] as const) {
    expect(await refusal(bank, method, "/v1/ach/1001", data)).toEqual([
      404,
      "There is no ACH transfer with this id: take one from the list at /v1/ach.",
    ]);
  }
});

test("a pending transfer is canceled (ACH-32, ACH-41)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const answer = await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { ...stored, status: "canceled" } });
});

test("a canceled transfer stays canceled, without a batch (ACH-25)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
  await bank.clock.advance({ days: 30 });
  expect(await retrieve(bank, "/v1/ach/1001")).toEqual({ ...stored, status: "canceled" });
});

test.each([
  [{}, "'status' is required."],
  [{ status: null }, "'status' must be \"canceled\", the only status that can be set, got null."],
  [
    { status: "succeeded" },
    '\'status\' must be "canceled", the only status that can be set, got "succeeded".',
  ],
  [{ status: "Canceled" }, '\'status\' must be "canceled", the only status that can be set, got "Canceled".'],
  [{ status: ["canceled"] }, "'status' must be \"canceled\", the only status that can be set, got an array."],
])("a transfer is not updated with %j (P15)", async (data, error) => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const before = JSON.stringify(bank.snapshot());
  const answer = await call(bank, "PATCH", "/v1/ach/1001", data);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error });
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("a cancel takes no other field", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const answer = await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled", amount: 1, metadata: {} });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { ...stored, status: "canceled" } });
  expect(bank.log.entries.at(-1)?.warnings).toEqual([
    "'amount' is not taken by this call and was ignored.",
    "'metadata' is not taken by this call and was ignored.",
  ]);
});

test("only a pending transfer can be canceled (P15)", async () => {
  const bank = mondayBank();
  const reach = {
    processing: (id: string) => bank.simulate.achTransfers.process(id),
    succeeded: (id: string) =>
      bank.simulate.achTransfers.process(id).then(() => bank.simulate.achTransfers.settle(id)),
    failed: (id: string) =>
      bank.simulate.achTransfers.process(id).then(() => bank.simulate.achTransfers.return(id, "R03")),
    hold: (id: string) => bank.simulate.achTransfers.hold(id),
    canceled: (id: string) => call(bank, "PATCH", `/v1/ach/${id}`, { status: "canceled" }),
  };
  for (const [status, to] of Object.entries(reach)) {
    const { id, url } = await create(bank, "/v1/ach", minimalTransfer);
    await to(id);
    expect(await refusal(bank, "PATCH", String(url), { status: "canceled" })).toEqual([
      409,
      `'status' is ${status}: only a transfer whose status is pending can be canceled.`,
    ]);
  }
});
