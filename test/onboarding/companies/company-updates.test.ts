// Statements: S1, S7.

import { expect, test } from "vitest";
import type { Company } from "../../../src/index.ts";
import { call, create } from "../../support/call.ts";
import {
  addressId,
  companyId,
  createId,
  fileId,
  minimalGovIdent,
  minimalParentCompany,
  onboardingBank,
  personId,
} from "../../support/onboarding.ts";
import { refusal } from "../../support/refusal.ts";
import { stored } from "../support.ts";

test("an update changes what it sends, replaces arrays and objects whole, and leaves the rest (ONB-154)", async () => {
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
