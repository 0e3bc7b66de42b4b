// Statements: S1, S7.

import { expect, test } from "vitest";
import { call, create, retrieve } from "../../support/call.ts";
import {
  addressId,
  companyId,
  createId,
  fileId,
  minimalCompany,
  minimalParentCompany,
  onboardingBank,
  personId,
} from "../../support/onboarding.ts";
import { refusal } from "../../support/refusal.ts";
import { stored } from "../support.ts";

test("a company is created from its five required fields (ONB-7, ONB-152, S8)", async () => {
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

test("the fields of a company come in the order of its table, url before website_url (O19)", async () => {
  const bank = onboardingBank();
  await addressId(bank);
  const company = await create(bank, "/v1/companies", minimalCompany(1001));
  expect(Object.keys(company)).toEqual(Object.keys(stored));
  expect(Object.keys(await retrieve(bank, "/v1/companies/1001"))).toEqual(Object.keys(company));
});

test("a company is created with every field and read back (ONB-7, ONB-8, ONB-62, ONB-85, ONB-115, ONB-153, O19)", async () => {
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

test("every wrong field of a company is named in one text, in field order (ONB-36)", async () => {
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
])(
  "the products %j become %j: dda_account is added, and always first (ONB-43, O6)",
  async (products, expected) => {
    const bank = onboardingBank();
    const person_ids = [await personId(bank, { roles: ["authorized_signer"] })];
    await companyId(bank, { products, person_ids });
    expect(bank.db.companies.get(1001)?.products).toEqual(expected);
  },
);

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
