// Statements: O13, S7.

import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { addressId, createId, minimalParentCompany, onboardingBank } from "../support/onboarding.ts";
import { refusal } from "../support/refusal.ts";

const stored = {
  id: 1001,
  address_id: 1001,
  address: { id: 1001, url: "https://bank.test/v1/addresses/1001" },
  country: "US",
  description: "",
  name: "Engines Holding",
  metadata: null,
  percent_ownership: 40,
  source_of_funds: "",
  type: "parent_company",
  url: "https://bank.test/v1/parent_companies/1001",
};

async function bankWithParentCompany() {
  const bank = onboardingBank();
  await createId(bank, "parent_companies", minimalParentCompany(await addressId(bank)));
  return bank;
}

test("a parent company is created from its required fields (ONB-158)", async () => {
  const bank = onboardingBank();
  await addressId(bank);
  const answer = await call(bank, "POST", "/v1/parent_companies", {
    address_id: 1001,
    country: "US",
    name: "Engines Holding",
    percent_ownership: 40,
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: stored });
});

test("a parent company is created with every field and read back (ONB-159)", async () => {
  const bank = onboardingBank();
  await addressId(bank);
  const fields = {
    address_id: 1001,
    country: "DE",
    description: "Owns what the persons don't",
    name: "Engines Holding",
    metadata: { ref: 7 },
    percent_ownership: 0.5,
    source_of_funds: "vc",
  };
  await call(bank, "POST", "/v1/parent_companies", fields);
  const answer = await call(bank, "GET", "/v1/parent_companies/1001");
  expect(answer.body).toEqual({ data: { ...stored, ...fields } });
  expect(bank.db.parentCompanies.get(1001)).toEqual({ ...stored, ...fields });
});

test("an update of a parent company accepts every field of its create", async () => {
  const bank = await bankWithParentCompany();
  const second = await addressId(bank);
  const fields = {
    address_id: second,
    country: "FR",
    description: "Moved",
    name: "Difference Holding",
    metadata: { moved: true },
    percent_ownership: 100,
    source_of_funds: "existing",
  };
  const answer = await call(bank, "PATCH", "/v1/parent_companies/1001", fields);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: { ...stored, ...fields, address: { id: 1002, url: "https://bank.test/v1/addresses/1002" } },
  });
  expect((await call(bank, "DELETE", "/v1/addresses/1001")).status).toBe(204);
});

test("null resets the metadata of a parent company and is refused for its other fields (O13)", async () => {
  const bank = await bankWithParentCompany();
  await call(bank, "PATCH", "/v1/parent_companies/1001", { metadata: { a: 1 } });
  const answer = await call(bank, "PATCH", "/v1/parent_companies/1001", { metadata: null });
  expect(answer.body).toEqual({ data: stored });
  expect(
    await refusal(bank, "PATCH", "/v1/parent_companies/1001", {
      address_id: null,
      name: null,
      source_of_funds: null,
      percent_ownership: null,
    }),
  ).toEqual([
    400,
    "'address_id' must be an id, a positive integer, got null. 'name' must be text, got null. 'percent_ownership' must be a number above 0 and at most 100, got null. 'source_of_funds' must be one of existing, family, grant, inheritance, internal, investor, loan, personal, retirement, vc, got null.",
  ]);
});

test.each(["/v1/parent_company/1001", "/v1/parent_companies/1001"])(
  "a parent company is deleted at %s (ONB-144, O4)",
  async (path) => {
    const bank = await bankWithParentCompany();
    expect(await call(bank, "DELETE", path)).toMatchObject({ status: 204, body: undefined });
    expect(bank.db.parentCompanies.count()).toBe(0);
    expect(await refusal(bank, "DELETE", path)).toEqual([
      404,
      "There is no parent company with this id: take one from the list at /v1/parent_companies.",
    ]);
  },
);

test("the singular path accepts only a delete (O4)", async () => {
  const bank = await bankWithParentCompany();
  const answer = await call(bank, "GET", "/v1/parent_company/1001");
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("DELETE");
});
