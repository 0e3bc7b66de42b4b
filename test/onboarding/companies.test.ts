// Statements: S1, S7.

import { expect, test } from "vitest";
import type { Company } from "../../src/index.ts";
import { call, create, retrieve } from "../support/call.ts";
import {
  addressId,
  companyId,
  createId,
  fileId,
  minimalCompany,
  minimalGovIdent,
  minimalParentCompany,
  onboardingBank,
  personId,
} from "../support/onboarding.ts";
import { refusal } from "../support/refusal.ts";

const pending = { status: "pending", status_reason: null, status_reason_category: null };

const stored = {
  id: 1001,
  account_number: "",
  accounts: [],
  description: "",
  document_ids: [],
  documents: [],
  email_address: "office@example.com",
  events: [{ updated_at: "2026-03-02T15:00:00.000Z", previous: null, data: pending }],
  incorporation_address_id: null,
  incorporation_address: null,
  mailing_address_id: null,
  mailing_address: null,
  physical_address_id: 1001,
  physical_address: { id: 1001, url: "https://bank.test/v1/addresses/1001" },
  metadata: null,
  mcc: null,
  name: "Analytical Engines",
  options: null,
  parent_company_id: null,
  parent_company: null,
  person_ids: [],
  persons: [],
  phone_number: "+1 217 555 0101",
  product_description: "",
  products: ["dda_account"],
  referral_source: "",
  risk_commentary: null,
  source_of_funds: "",
  state: "",
  status: "pending",
  type: "company",
  url: "https://bank.test/v1/companies/1001",
  website_url: "https://engines.example.com",
};

test("a company is created from its five required fields (S8)", async () => {
  const bank = onboardingBank();
  await addressId(bank);
  const answer = await call(bank, "POST", "/v1/companies", {
    email_address: "office@example.com",
    name: "Analytical Engines",
    phone_number: "+1 217 555 0101",
    physical_address_id: 1001,
    website_url: "https://engines.example.com",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: stored });
  expect(bank.db.companies.get(1001)).toEqual(stored);
});

// ONB-9 to ONB-35, in the order of the table; a reference is beside its id (O19).
test("the fields of a company come in the order of its table, url before website_url", async () => {
  const bank = onboardingBank();
  await addressId(bank);
  const company = await create(bank, "/v1/companies", minimalCompany(1001));
  expect(Object.keys(company)).toEqual([
    "id",
    "account_number",
    "accounts",
    "description",
    "document_ids",
    "documents",
    "email_address",
    "events",
    "incorporation_address_id",
    "incorporation_address",
    "mailing_address_id",
    "mailing_address",
    "physical_address_id",
    "physical_address",
    "metadata",
    "mcc",
    "name",
    "options",
    "parent_company_id",
    "parent_company",
    "person_ids",
    "persons",
    "phone_number",
    "product_description",
    "products",
    "referral_source",
    "risk_commentary",
    "source_of_funds",
    "state",
    "status",
    "type",
    "url",
    "website_url",
  ]);
  expect(Object.keys(await retrieve(bank, "/v1/companies/1001"))).toEqual(Object.keys(company));
});

test("a company is created with every field and read back (O19)", async () => {
  const bank = onboardingBank();
  await addressId(bank);
  await addressId(bank);
  await addressId(bank);
  const parent_company_id = await createId(bank, "parent_companies", minimalParentCompany(1001));
  const document_ids = [
    await createId(bank, "documents", { document_type: "bda", file_id: await fileId(bank) }),
    await createId(bank, "documents", { document_type: "inc", file_id: 1001 }),
  ];
  const person_ids = [await personId(bank, { roles: ["authorized_signer"] })];
  const fields = {
    ...minimalCompany(1001),
    description: "Engines that compute",
    product_description: "Difference engines",
    referral_source: "A friend",
    risk_commentary: "Low",
    document_ids,
    person_ids,
    incorporation_address_id: 1002,
    mailing_address_id: 1003,
    metadata: { crm: 7 },
    options: { tier: "gold" },
    mcc: 5734,
    parent_company_id,
    products: ["debit_card", "dda_account"],
    source_of_funds: "vc",
    state: "IL",
  };
  await call(bank, "POST", "/v1/companies", fields);
  const answer = await call(bank, "GET", "/v1/companies/1001");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: {
      ...stored,
      ...fields,
      documents: [
        { id: 1001, url: "https://bank.test/v1/documents/1001" },
        { id: 1002, url: "https://bank.test/v1/documents/1002" },
      ],
      incorporation_address: { id: 1002, url: "https://bank.test/v1/addresses/1002" },
      mailing_address: { id: 1003, url: "https://bank.test/v1/addresses/1003" },
      parent_company: { id: 1001, url: "https://bank.test/v1/parent_companies/1001" },
      persons: [{ id: 1001, url: "https://bank.test/v1/persons/1001" }],
      products: ["dda_account", "debit_card"],
    },
  });
});

test("every wrong field of a company is named in one text, in field order", async () => {
  const bank = onboardingBank();
  expect(
    await refusal(bank, "POST", "/v1/companies", {
      description: null,
      document_ids: "1001",
      email_address: "nobody",
      metadata: [],
      mcc: "5734",
      options: "gold",
      person_ids: [1.5],
      products: ["gold"],
      risk_commentary: 1,
      source_of_funds: "lottery",
      state: "Illinois",
    }),
  ).toEqual([
    400,
    `'document_ids' must be an array of ids, got "1001". 'email_address' must be an e-mail address, got "nobody". 'physical_address_id' is required. 'metadata' must be a JSON object, got an array. 'mcc' must be a merchant category code, a whole number from 0 to 9999, got "5734". 'name' is required. 'options' must be a JSON object, got "gold". 'person_ids' must be an id, a positive integer, got 1.5. 'phone_number' is required. 'products' must be one of dda_account, debit_card, fx, mobile_deposits, web, wires, got "gold". 'risk_commentary' must be text, got 1. 'source_of_funds' must be one of existing, family, grant, inheritance, internal, investor, loan, personal, retirement, vc, got "lottery". 'state' must be the abbreviation of a US state, DC or a territory, got "Illinois". 'website_url' is required.`,
  ]);
});

test.each([
  [undefined, ["dda_account"]],
  [null, ["dda_account"]],
  [[], ["dda_account"]],
  [["debit_card"], ["dda_account", "debit_card"]],
  [
    ["debit_card", "dda_account"],
    ["dda_account", "debit_card"],
  ],
])("the products %j become %j: dda_account is added, and always first (O6)", async (products, expected) => {
  const bank = onboardingBank();
  const person_ids = [await personId(bank, { roles: ["authorized_signer"] })];
  await companyId(bank, { products, person_ids });
  expect(bank.db.companies.get(1001)?.products).toEqual(expected);
});

test("a product twice is refused (X40)", async () => {
  const bank = onboardingBank();
  const fields = { ...minimalCompany(await addressId(bank)), products: ["dda_account", "dda_account"] };
  expect(await refusal(bank, "POST", "/v1/companies", fields)).toEqual([
    400,
    "'products' must not name the same one twice.",
  ]);
});

test("an update changes what it sends, replaces arrays and objects whole, and leaves the rest", async () => {
  const bank = onboardingBank();
  const first = await personId(bank);
  const second = await personId(bank);
  await companyId(bank, {
    physical_address_id: 1001,
    person_ids: [first],
    metadata: { a: 1 },
    description: "Old",
    mcc: 1,
  });
  const answer = await call(bank, "PATCH", "/v1/companies/1001", {
    person_ids: [second],
    metadata: { b: 2 },
    name: "Difference Engines",
    mailing_address_id: 1002,
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: {
      ...stored,
      description: "Old",
      mailing_address_id: 1002,
      mailing_address: { id: 1002, url: "https://bank.test/v1/addresses/1002" },
      metadata: { b: 2 },
      mcc: 1,
      name: "Difference Engines",
      person_ids: [1002],
      persons: [{ id: 1002, url: "https://bank.test/v1/persons/1002" }],
    },
  });
});

test('null resets ids, arrays, objects and fields documented "or null" (S7)', async () => {
  const bank = onboardingBank();
  const address = await addressId(bank);
  await companyId(bank, {
    physical_address_id: address,
    incorporation_address_id: address,
    mailing_address_id: address,
    person_ids: [await personId(bank, { address_id: address, roles: ["authorized_signer"] })],
    products: ["debit_card"],
    metadata: { a: 1 },
    options: { a: 1 },
    mcc: 1,
    risk_commentary: "Low",
  });
  const answer = await call(bank, "PATCH", "/v1/companies/1001", {
    document_ids: null,
    incorporation_address_id: null,
    mailing_address_id: null,
    person_ids: null,
    products: null,
    metadata: null,
    options: null,
    mcc: null,
    risk_commentary: null,
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: stored });
});

test("null is refused for a required field and for a plain string of a company", async () => {
  const bank = onboardingBank();
  await companyId(bank);
  expect(
    await refusal(bank, "PATCH", "/v1/companies/1001", {
      description: null,
      name: null,
      physical_address_id: null,
      state: null,
    }),
  ).toEqual([
    400,
    "'description' must be text, got null. 'physical_address_id' must be an id, a positive integer, got null. 'name' must be text, got null. 'state' must be the abbreviation of a US state, DC or a territory, got null.",
  ]);
});

test("parent_company_id, source_of_funds and what is read-only are not updatable (S6)", async () => {
  const bank = onboardingBank();
  await companyId(bank);
  const fields = { parent_company_id: 1001, source_of_funds: "vc", status: "approved", account_number: "1" };
  const answer = await call(bank, "PATCH", "/v1/companies/1001", fields);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: stored });
  expect(bank.log.entries.at(-1)?.warnings).toEqual([
    "'parent_company_id' is not taken by this call and was ignored.",
    "'source_of_funds' is not taken by this call and was ignored.",
    "'status' is not taken by this call and was ignored.",
    "'account_number' is not taken by this call and was ignored.",
  ]);
  const strict = onboardingBank({ strict: true });
  await companyId(strict);
  expect(await refusal(strict, "PATCH", "/v1/companies/1001", { source_of_funds: "vc" })).toEqual([
    400,
    "'source_of_funds' is not taken by this call: leave it out.",
  ]);
});

test("deleting a company deletes nothing else, and its tree is no longer in use (O3)", async () => {
  const bank = onboardingBank();
  const person_ids = [await personId(bank)];
  await companyId(bank, { person_ids });
  expect((await call(bank, "DELETE", "/v1/companies/1001")).status).toBe(204);
  expect(bank.db.persons.count()).toBe(1);
  expect(bank.db.addresses.count()).toBe(2);
  expect((await call(bank, "DELETE", "/v1/persons/1001")).status).toBe(204);
  expect((await call(bank, "DELETE", "/v1/addresses/1002")).status).toBe(204);
});

test("grants of any client, documents without an expiry and shares beyond the whole are accepted (O20)", async () => {
  const bank = onboardingBank();
  const address = await addressId(bank);
  for (const document_type of ["passport", "driving_license", "id_card", "other"]) {
    const row = await create(bank, "/v1/gov_idents", {
      ...minimalGovIdent(await fileId(bank)),
      document_type,
    });
    expect(row.expires_on).toBeNull();
  }
  const parent_company_id = await createId(bank, "parent_companies", {
    ...minimalParentCompany(address),
    percent_ownership: 100,
    source_of_funds: "grant",
  });
  const person_ids: number[] = [];
  for (const percent_ownership of [100, 60, 0.5])
    person_ids.push(await personId(bank, { percent_ownership }));
  const fields = { source_of_funds: "grant", parent_company_id, person_ids };
  expect(bank.db.companies.get(await companyId(bank, fields))).toMatchObject(fields);
});

test("companies are listed newest first, a deleted one is a valid cursor (S11, O1)", async () => {
  const bank = onboardingBank();
  for (let count = 0; count < 3; count += 1) await companyId(bank);
  await call(bank, "DELETE", "/v1/companies/1002");
  expect((await call(bank, "GET", "/v1/companies?page[cursor]=1002")).body).toEqual({
    data: [{ id: 1001, type: "company", url: "https://bank.test/v1/companies/1001" }],
    links: { first: "/v1/companies", next: null },
  });
});

test("mcc is a whole number from 0 to 9999 (X40)", async () => {
  const bank = onboardingBank();
  for (const mcc of [0, 9999]) {
    expect(bank.db.companies.get(await companyId(bank, { mcc }))?.mcc).toBe(mcc);
  }
  const company = minimalCompany(await addressId(bank));
  for (const mcc of [-1, 10_000]) {
    expect(await refusal(bank, "POST", "/v1/companies", { ...company, mcc })).toEqual([
      400,
      `'mcc' must be a merchant category code, a whole number from 0 to 9999, got ${mcc}.`,
    ]);
  }
});

test("the options of a company have no limit of size (X40)", async () => {
  const bank = onboardingBank();
  const options = { text: "x".repeat(100_000), deep: { er: [1, null] } };
  expect(bank.db.companies.get(await companyId(bank, { options }))?.options).toEqual(options);
});

test("an empty source_of_funds counts as not sent (X40)", async () => {
  const bank = onboardingBank();
  expect(bank.db.companies.get(await companyId(bank, { source_of_funds: "" }))?.source_of_funds).toBe("");
  const parent = { ...minimalParentCompany(1001), source_of_funds: "" };
  expect(await create(bank, "/v1/parent_companies", parent)).toMatchObject({ source_of_funds: "" });
});

test.each([
  [],
  ["rejected"],
  ["blocked"],
  ["conditionally_approved"],
  ["approved"],
  ["approved", "suspended"],
  ["approved", "terminated"],
])("a company may be deleted in any status: after %j, %j (X43)", async (...statuses) => {
  const bank = onboardingBank();
  const id = await companyId(bank);
  for (const status of statuses) await bank.simulate.companies.transition(id, status as Company["status"]);
  expect((await call(bank, "DELETE", `/v1/companies/${id}`)).status).toBe(204);
  expect((await call(bank, "GET", `/v1/companies/${id}`)).status).toBe(404);
});
