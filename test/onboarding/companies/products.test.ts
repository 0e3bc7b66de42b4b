import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import {
  addressId,
  companyId,
  createId,
  minimalCompany,
  onboardingBank,
  personId,
} from "../../support/onboarding.ts";
import { refusal } from "../../support/refusal.ts";

type Person = { readonly roles: readonly string[]; readonly login: boolean };

const admin = "bank_account_administrator";
const signer = "authorized_signer";

/** The persons that a company may have, by name. */
const staffs: Readonly<Record<string, readonly Person[]>> = {
  none: [],
  "a person with every other role and a login": [
    { roles: ["beneficial_owner", "incorporator", "primary_representative", "secretary"], login: true },
  ],
  "a signer": [{ roles: [signer], login: false }],
  "a signer with a login": [{ roles: [signer], login: true }],
  "an administrator": [{ roles: [admin], login: false }],
  "an administrator with a login": [{ roles: [admin], login: true }],
  "an administrator, and a signer with a login": [
    { roles: [admin], login: false },
    { roles: [signer], login: true },
  ],
  "an administrator with a login, and a signer": [
    { roles: [admin], login: true },
    { roles: [signer], login: false },
  ],
  "one who is both": [{ roles: [admin, signer], login: false }],
  "one who is both, with a login": [{ roles: [admin, signer], login: true }],
};
const countries = ["US", "IN", "DE"];
const optional = ["debit_card", "fx", "mobile_deposits", "web", "wires"];

/** Every choice of products in addition to dda_account. */
const choices = Array.from({ length: 2 ** optional.length }, (_, bits) =>
  optional.filter((_, at) => (bits >> at) & 1),
);

/** The document's table written independently: the products that are refused. */
function refused(products: readonly string[], staff: readonly Person[], country: string): string[] {
  const someone = (role: string) => staff.some(({ roles }) => roles.includes(role));
  const administratorHasLogin = staff.some(({ roles, login }) => login && roles.includes(admin));
  return products.filter((product) => {
    if (product === "debit_card") return !someone(signer) || country === "IN";
    if (product === "fx") return !someone(admin) || !products.includes("wires");
    if (product === "mobile_deposits") return !administratorHasLogin || country !== "US";
    if (product === "web") return !administratorHasLogin;
    return !administratorHasLogin || !someone(signer);
  });
}

for (const [name, staff] of Object.entries(staffs)) {
  test(`what a company with ${name} may have, for every choice of products in every place (ONB-27, ONB-42 to ONB-48, O5)`, {
    timeout: 60_000,
  }, async () => {
    const bank = onboardingBank();
    const person_ids: number[] = [];
    for (const [at, { roles, login }] of staff.entries()) {
      const login_id = login ? await createId(bank, "logins", { login_name: `user${at}` }) : null;
      person_ids.push(await personId(bank, { roles, login_id }));
    }
    for (const country of countries) {
      const physical = await addressId(bank, { country });
      for (const products of choices) {
        const fields = { ...minimalCompany(physical), person_ids, products };
        const answer = await call(bank, "POST", "/v1/companies", fields);
        const error = (answer.body as { error?: string }).error ?? "";
        const named = optional.filter((product) => error.includes(`${product}: `));
        const expected = refused(products, staff, country);
        expect([country, products, answer.status, named]).toEqual([
          country,
          products,
          expected.length > 0 ? 400 : 200,
          expected,
        ]);
      }
    }
  });
}

test("what is missing is named in the table's words (OPT-19, O5)", async () => {
  const bank = onboardingBank();
  const fields = {
    ...minimalCompany(await addressId(bank, { country: "IN" })),
    products: ["debit_card", "fx", "mobile_deposits", "web", "wires"],
  };
  expect(await refusal(bank, "POST", "/v1/companies", fields)).toEqual([
    400,
    "'products' must meet the requirements of each, but these are missing: debit_card: authorized_signer, Cannot be in India; fx: bank_account_administrator; mobile_deposits: bank_account_administrator, Has a login_name, must be physically in the US; web: bank_account_administrator, Has a login_name; wires: bank_account_administrator, authorized_signer, Has a login_name. Provide them, or leave the product out.",
  ]);
});

test("only the physical address decides where a company is (O5)", async () => {
  const bank = onboardingBank();
  const india = await addressId(bank, { country: "IN" });
  await companyId(bank, {
    incorporation_address_id: india,
    mailing_address_id: india,
    person_ids: [await personId(bank, { address_id: india, roles: [signer] })],
    products: ["debit_card"],
  });
});

test("the requirements are looked at again when products, persons or the physical address are updated (O5)", async () => {
  const bank = onboardingBank();
  const india = await addressId(bank, { country: "IN" });
  const person_ids = [await personId(bank, { roles: [signer] })];
  await companyId(bank, { person_ids, products: ["debit_card"] });
  const text = (lacks: string) =>
    `'products' must meet the requirements of each, but these are missing: ${lacks}. Provide them, or leave the product out.`;
  const update = (fields: object) => refusal(bank, "PATCH", "/v1/companies/1001", fields);
  expect(await update({ physical_address_id: india })).toEqual([400, text("debit_card: Cannot be in India")]);
  expect(await update({ person_ids: [] })).toEqual([400, text("debit_card: authorized_signer")]);
  expect(await update({ products: ["fx"] })).toEqual([
    400,
    text("fx: bank_account_administrator, Company has the wires product"),
  ]);
  const both = await call(bank, "PATCH", "/v1/companies/1001", { person_ids: [], products: [] });
  expect(both.body).toMatchObject({ data: { person_ids: [], products: ["dda_account"] } });
});

test("an update of a person, or of anything else of the company, checks no requirement (O5)", async () => {
  const bank = onboardingBank();
  const person_ids = [await personId(bank, { roles: [signer] })];
  await companyId(bank, { person_ids, products: ["debit_card"] });
  expect((await call(bank, "PATCH", "/v1/persons/1001", { roles: [] })).status).toBe(200);
  expect((await call(bank, "PATCH", "/v1/companies/1001", { description: "New" })).status).toBe(200);
  expect((await refusal(bank, "PATCH", "/v1/companies/1001", { products: ["debit_card"] }))[0]).toBe(400);
});

test("if the review checks the requirements, a company is accepted without them (O5)", async () => {
  const bank = onboardingBank({ assumptions: { productRequirements: "review" } });
  await companyId(bank, { products: optional });
  await call(bank, "PATCH", "/v1/companies/1001", { products: ["wires"] });
  expect(bank.db.companies.get(1001)?.products).toEqual(["dda_account", "wires"]);
});
