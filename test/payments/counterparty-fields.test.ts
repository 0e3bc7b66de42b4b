// Statements: P1, P2.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { refusal } from "../support/refusal.ts";
import { storedCounterparty } from "./support.ts";

test("each missing required field is named (CP-21)", async () => {
  expect(await refusal(mondayBank(), "POST", "/v1/counterparties", {})).toEqual([
    400,
    "'account_number' is required. 'account_type' is required. 'name' is required. 'routing_number' is required.",
  ]);
});

test.each([
  ["account_number", "", "a string of 1 to 17 digits, letters or hyphens, got text of 0 characters"],
  [
    "account_number",
    "123456789012345678",
    "a string of 1 to 17 digits, letters or hyphens, got text of 18 characters",
  ],
  ["account_number", "12 34", "a string of 1 to 17 digits, letters or hyphens, got text of 5 characters"],
  ["account_number", 12345678, "a string of 1 to 17 digits, letters or hyphens, got a number"],
  ["account_type", "current", 'one of checking, savings, got "current"'],
  ["country", "UK", 'an assigned ISO 3166-1 alpha-2 country code such as US, got "UK"'],
  ["city", 7, "text, got 7"],
  ["address_line2", {}, "text, got an object"],
  ["email_address", "ada", 'an e-mail address, got "ada"'],
  ["metadata", "text", 'a JSON object, got "text"'],
  ["metadata", [], "a JSON object, got an array"],
  ["name", " \t ", 'text that is not blank, got " \\t "'],
  ["routing_number", "12345678", 'a string of exactly nine digits, got "12345678"'],
  ["routing_number", "0210000219", 'a string of exactly nine digits, got "••••0219"'],
  ["routing_number", 21000021, "a string of exactly nine digits, got 21000021"],
  ["wire_routing_number", "", 'a string of exactly nine digits, got ""'],
])("%s must not be %j on create (P1, P2, X19)", async (field, value, text) => {
  const bank = mondayBank();
  expect(
    await refusal(bank, "POST", "/v1/counterparties", { ...minimalCounterparty, [field]: value }),
  ).toEqual([400, `'${field}' must be ${text}.`]);
});

test("the check digit of a routing number is not tested by default (P1)", async () => {
  const bank = mondayBank();
  const row = await create(bank, "/v1/counterparties", {
    ...minimalCounterparty,
    routing_number: "123456789",
  });
  expect(row.routing_number).toBe("123456789");
});

test.each([{ strict: true }, { assumptions: { abaChecksum: true } }])(
  "the check digit of a routing number is tested with %j (P1, X5)",
  async (options) => {
    const bank = mondayBank(options);
    const answer = await call(bank, "POST", "/v1/counterparties", {
      ...minimalCounterparty,
      routing_number: "123456789",
      wire_routing_number: "021000022",
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error:
        "'routing_number' must be an ABA routing number, whose ninth digit checks the other eight; here it does not. 'wire_routing_number' must be an ABA routing number, whose ninth digit checks the other eight; here it does not.",
    });
    await create(bank, "/v1/counterparties", { ...minimalCounterparty, wire_routing_number: "026009593" });
  },
);

test("strict with the check digit turned off tests none (X5)", async () => {
  const bank = mondayBank({ strict: true, assumptions: { abaChecksum: false } });
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, routing_number: "123456789" });
});

test("the misspelled wire_routing_Number is not accepted (S6)", async () => {
  const bank = mondayBank();
  const row = await create(bank, "/v1/counterparties", {
    ...minimalCounterparty,
    wire_routing_Number: "026009593",
  });
  expect(row).toEqual(storedCounterparty);
  expect(bank.log.entries[0]?.warnings).toEqual([
    "'wire_routing_Number' is not taken by this call and was ignored.",
  ]);
});
