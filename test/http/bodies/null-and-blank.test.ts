// Statements: S7.

import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create, retrieve } from "../../support/call.ts";
import { refusal } from "../../support/refusal.ts";

const optional = [
  "address_line1",
  "address_line2",
  "city",
  "state",
  "country",
  "postal_code",
  "description",
  "email_address",
  "metadata",
  "wire_routing_number",
];
const nulls = Object.fromEntries(optional.map((field) => [field, null]));
const full = {
  ...minimalCounterparty,
  address_line1: "1 Main Street",
  address_line2: "Suite 7",
  city: "Springfield",
  state: "IL",
  country: "US",
  postal_code: "62701",
  description: "Pays on Fridays",
  email_address: "ada@example.com",
  metadata: { order: 7 },
  wire_routing_number: "026009593",
};

test("null on create is the same as not sent for an optional field (S7, S8)", async () => {
  const bank = mondayBank();
  const unsent = await create(bank, "/v1/counterparties", minimalCounterparty);
  const sent = await create(bank, "/v1/counterparties", { ...minimalCounterparty, ...nulls });
  expect(sent).toEqual({ ...unsent, id: "1002", url: "/v1/counterparties/1002" });
});

test("null on create is the same as not sent for a transfer's optional fields (S7)", async () => {
  const bank = mondayBank();
  const unsent = await create(bank, "/v1/ach", minimalTransfer);
  const sent = await create(bank, "/v1/ach", {
    ...minimalTransfer,
    effective_date: null,
    service: null,
    metadata: null,
    counterparty_id: null,
    currency: null,
  });
  expect(sent).toEqual({ ...unsent, id: "1002", url: "/v1/ach/1002" });
});

test("null on create is a 400 for a required field (S7)", async () => {
  const data = { account_number: null, account_type: null, name: null, routing_number: null };
  expect(await refusal(mondayBank(), "POST", "/v1/counterparties", data)).toEqual([
    400,
    "'account_number' must be a string of 1 to 17 digits, letters or hyphens, got null. 'account_type' must be one of checking, savings, got null. 'name' must be text, got null. 'routing_number' must be a string of exactly nine digits, got null.",
  ]);
});

test.each([
  ["address_line1", "text"],
  ["city", "text"],
  ["state", "text"],
  ["country", "an assigned ISO 3166-1 alpha-2 country code such as US"],
  ["postal_code", "text"],
  ["description", "text"],
  ["email_address", "an e-mail address"],
  ["name", "text"],
])("null on update is a 400 for the plain string %s (S7)", async (field, expected) => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", full);
  expect(await refusal(bank, "PATCH", "/v1/counterparties/1001", { [field]: null })).toEqual([
    400,
    `'${field}' must be ${expected}, got null.`,
  ]);
});

test("sent metadata replaces the whole of what was there (S7)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, metadata: { a: 1, b: { c: 2 } } });
  const answer = await call(bank, "PATCH", "/v1/counterparties/1001", { metadata: { b: {} } });
  expect(answer.body).toMatchObject({ data: { metadata: { b: {} } } });
  expect((await retrieve(bank, "/v1/counterparties/1001")).metadata).toEqual({ b: {} });
});
