// Statements: P1, P2, P18.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { call, create, retrieve } from "../support/call.ts";
import { refusal } from "../support/refusal.ts";

const stored = {
  id: "1001",
  account_number: "12345678",
  account_type: "checking",
  address_line1: "",
  address_line2: null,
  city: "",
  state: "",
  country: "",
  postal_code: "",
  description: "",
  email_address: "",
  metadata: null,
  name: "Ada Lovelace",
  routing_number: "021000021",
  wire_routing_number: null,
  type: "counterparty",
  url: "/v1/counterparties/1001",
};

test("a counterparty is created from its four required fields (CP-20)", async () => {
  const bank = mondayBank();
  const answer = await call(bank, "POST", "/v1/counterparties", {
    account_number: "12345678",
    account_type: "checking",
    name: "Ada Lovelace",
    routing_number: "021000021",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: {
      id: "1001",
      account_number: "12345678",
      account_type: "checking",
      address_line1: "",
      address_line2: null,
      city: "",
      state: "",
      country: "",
      postal_code: "",
      description: "",
      email_address: "",
      metadata: null,
      name: "Ada Lovelace",
      routing_number: "021000021",
      wire_routing_number: null,
      type: "counterparty",
      url: "/v1/counterparties/1001",
    },
  });
});

test("a counterparty is created with every field (CP-22)", async () => {
  const bank = mondayBank();
  const fields = {
    account_number: "AB-12-34",
    account_type: "savings",
    address_line1: "1 Main Street",
    address_line2: "Suite 7",
    city: "Springfield",
    state: "IL",
    country: "US",
    postal_code: "62701",
    description: "Pays on Fridays",
    email_address: "ada@example.com",
    metadata: { order: 7, tags: ["a", null] },
    name: "Ada Lovelace",
    routing_number: "021000021",
    wire_routing_number: "026009593",
  };
  const answer = await call(bank, "POST", "/v1/counterparties", fields);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: {
      id: "1001",
      account_number: "AB-12-34",
      account_type: "savings",
      address_line1: "1 Main Street",
      address_line2: "Suite 7",
      city: "Springfield",
      state: "IL",
      country: "US",
      postal_code: "62701",
      description: "Pays on Fridays",
      email_address: "ada@example.com",
      metadata: { order: 7, tags: ["a", null] },
      name: "Ada Lovelace",
      routing_number: "021000021",
      wire_routing_number: "026009593",
      type: "counterparty",
      url: "/v1/counterparties/1001",
    },
  });
});

test("the fields of a counterparty come in the order of CP-3 to CP-19", async () => {
  const bank = mondayBank();
  const { name, ...others } = minimalCounterparty;
  expect(Object.keys(await create(bank, "/v1/counterparties", { name, ...others }))).toEqual(
    Object.keys(stored),
  );
});

test("a counterparty is retrieved by its id (CP-23)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const answer = await call(bank, "GET", "/v1/counterparties/1001");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: stored });
});

test("an id that no counterparty has is a 404", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  for (const id of [
    "1002",
    "1000",
    "0",
    "-1",
    "01001",
    "1001.0",
    "1e3",
    "abc",
    "%31001x",
    "1001%20",
    "null",
  ]) {
    const answer = await call(bank, "GET", `/v1/counterparties/${id}`);
    expect([id, answer.status, answer.body]).toEqual([
      id,
      404,
      { error: "There is no counterparty with this id: take one from the list at /v1/counterparties." },
    ]);
  }
});

test("an update changes what is sent and leaves the rest (CP-24)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, city: "Springfield" });
  const answer = await call(bank, "PATCH", "/v1/counterparties/1001", {
    name: "Ada King",
    description: "Renamed",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: { ...stored, city: "Springfield", name: "Ada King", description: "Renamed" },
  });
  expect(await retrieve(bank, "/v1/counterparties/1001")).toEqual({
    ...stored,
    city: "Springfield",
    name: "Ada King",
    description: "Renamed",
  });
});

test("every updatable field can be updated (CP-25)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const update = {
    address_line1: "1 Main Street",
    address_line2: "Suite 7",
    city: "Springfield",
    state: "IL",
    country: "US",
    postal_code: "62701",
    description: "Pays on Fridays",
    email_address: "ada@example.com",
    metadata: { order: 7 },
    name: "Ada King",
    wire_routing_number: "026009593",
  };
  const answer = await call(bank, "PATCH", "/v1/counterparties/1001", update);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { ...stored, ...update } });
});

test("an update without fields changes nothing", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const answer = await call(bank, "PATCH", "/v1/counterparties/1001", {});
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: stored });
});

test("account number, account type and routing number are not updatable (CP-25, S6)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const update = { account_number: "99", account_type: "savings", routing_number: "026009593", city: "Rome" };
  const answer = await call(bank, "PATCH", "/v1/counterparties/1001", update);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { ...stored, city: "Rome" } });
  expect(bank.log.entries.at(-1)?.warnings).toEqual([
    "'account_number' is not taken by this call and was ignored.",
    "'account_type' is not taken by this call and was ignored.",
    "'routing_number' is not taken by this call and was ignored.",
  ]);
});

test("strict refuses to update what is not updatable (S6)", async () => {
  const bank = mondayBank({ strict: true });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  expect(
    await refusal(bank, "PATCH", "/v1/counterparties/1001", { account_number: "99", city: "Rome" }),
  ).toEqual([400, "'account_number' is not taken by this call: leave it out."]);
  expect(await retrieve(bank, "/v1/counterparties/1001")).toEqual(stored);
});

test("counterparties are listed as references, newest first (CP-26)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const answer = await call(bank, "GET", "/v1/counterparties");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: [
      { id: "1002", type: "counterparty", url: "/v1/counterparties/1002" },
      { id: "1001", type: "counterparty", url: "/v1/counterparties/1001" },
    ],
    links: { first: "/v1/counterparties", next: null },
  });
});

test("a list without counterparties is empty", async () => {
  const answer = await call(mondayBank(), "GET", "/v1/counterparties");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: [], links: { first: "/v1/counterparties", next: null } });
});

test("a counterparty cannot be deleted (P18)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const answer = await call(bank, "DELETE", "/v1/counterparties/1001");
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")?.split(", ").sort()).toEqual(["GET", "PATCH"]);
  expect(answer.body).toEqual({ error: "DELETE is not a method of this path: it takes GET, PATCH." });
  expect(bank.db.counterparties.count()).toBe(1);
});

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
  ["account_number", null, "a string of 1 to 17 digits, letters or hyphens, got null"],
  ["account_number", ["1"], "a string of 1 to 17 digits, letters or hyphens, got an array"],
  ["account_type", "current", 'one of checking, savings, got "current"'],
  ["account_type", "Checking", 'one of checking, savings, got "Checking"'],
  ["account_type", null, "one of checking, savings, got null"],
  ["country", "UK", 'an assigned ISO 3166-1 alpha-2 country code such as US, got "UK"'],
  ["country", "us", 'an assigned ISO 3166-1 alpha-2 country code such as US, got "us"'],
  ["country", "USA", 'an assigned ISO 3166-1 alpha-2 country code such as US, got "USA"'],
  ["country", 1, "an assigned ISO 3166-1 alpha-2 country code such as US, got 1"],
  ["city", 7, "text, got 7"],
  ["address_line2", {}, "text, got an object"],
  ["email_address", "ada", 'an e-mail address, got "ada"'],
  ["email_address", "ada@", 'an e-mail address, got "ada@"'],
  ["metadata", "text", 'a JSON object, got "text"'],
  ["metadata", [], "a JSON object, got an array"],
  ["name", "", 'text that is not blank, got ""'],
  ["name", " \t ", 'text that is not blank, got " \\t "'],
  ["routing_number", "12345678", 'a string of exactly nine digits, got "12345678"'],
  ["routing_number", "0210000219", 'a string of exactly nine digits, got "••••0219"'],
  ["routing_number", "02100002X", 'a string of exactly nine digits, got "02100002X"'],
  ["routing_number", 21000021, "a string of exactly nine digits, got 21000021"],
  ["wire_routing_number", "", 'a string of exactly nine digits, got ""'],
  ["wire_routing_number", "12", 'a string of exactly nine digits, got "12"'],
])("%s must not be %j on create (P1, P2, X19)", async (field, value, text) => {
  const bank = mondayBank();
  expect(
    await refusal(bank, "POST", "/v1/counterparties", { ...minimalCounterparty, [field]: value }),
  ).toEqual([400, `'${field}' must be ${text}.`]);
});

test("an account number has 1 to 17 digits, letters or hyphens (P2)", async () => {
  const bank = mondayBank();
  for (const account of ["1", "A-1", "12345678901234567", "-"]) {
    const row = await create(bank, "/v1/counterparties", { ...minimalCounterparty, account_number: account });
    expect(row.account_number).toBe(account);
  }
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
  expect(row).toEqual(stored);
  expect(bank.log.entries[0]?.warnings).toEqual([
    "'wire_routing_Number' is not taken by this call and was ignored.",
  ]);
});
