import { describe, expect, test } from "vitest";
import type { Bank } from "../../../src/index.ts";
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

type Requirements = "reject" | "review";

const bankWith = (wiresSigner: "required" | "optional", productRequirements: Requirements = "reject") =>
  onboardingBank({ assumptions: { wiresSigner, productRequirements } });

/** A person with these roles and a login, and the data of a company of that person. */
async function applicant(bank: Bank, roles: readonly string[], products: readonly string[] = ["wires"]) {
  const login_id = await createId(bank, "logins", { login_name: "ada" });
  const person_ids = [await personId(bank, { roles, login_id })];
  return { ...minimalCompany(await addressId(bank)), person_ids, products };
}

const admin = ["bank_account_administrator"];
const lacks = (what: string) => [
  400,
  `'products' must meet the requirements of each, but these are missing: ${what}. Provide them, or leave the product out.`,
];

describe("a company with wires and no authorized signer", () => {
  test("is taken with the option, and its review ends in approved (OPT-19)", async () => {
    const bank = bankWith("optional");
    const answer = await call(bank, "POST", "/v1/companies", await applicant(bank, admin));
    expect(answer.body).toMatchObject({ data: { status: "pending", products: ["dda_account", "wires"] } });
    await bank.clock.advance({ days: 7 });
    expect(bank.db.companies.get(1001)?.status).toBe("approved");
  });

  test("is what an update may make of it with the option (OPT-19)", async () => {
    const bank = bankWith("optional");
    await companyId(bank, await applicant(bank, admin, ["web"]));
    const answer = await call(bank, "PATCH", "/v1/companies/1001", { products: ["wires", "fx"] });
    expect(answer.body).toMatchObject({ data: { products: ["dda_account", "wires", "fx"] } });
  });

  test.each([
    ["required", "blocked", "wires: authorized_signer"],
    ["optional", "approved", null],
  ] as const)(
    "where the review judges and a signer is %s, ends in %s (OPT-19)",
    async (wiresSigner, status, reason) => {
      const bank = bankWith(wiresSigner, "review");
      await companyId(bank, await applicant(bank, admin));
      await bank.clock.advance({ days: 7 });
      expect(bank.db.companies.get(1001)?.events.at(-1)?.data).toEqual({
        status,
        status_reason: reason,
        status_reason_category: null,
      });
    },
  );

  test.each([
    ["required", "blocked", "wires: authorized_signer"],
    ["optional", "approved", null],
  ] as const)(
    "whose signer has gone by the review ends in %s where one is %s, as it looks once more (OPT-19, O5)",
    async (wiresSigner, status, reason) => {
      const bank = bankWith(wiresSigner);
      await companyId(bank, await applicant(bank, [...admin, "authorized_signer"]));
      await call(bank, "PATCH", "/v1/persons/1001", { roles: admin });
      await bank.clock.advance({ days: 7 });
      expect(bank.db.companies.get(1001)?.events.at(-1)?.data).toEqual({
        status,
        status_reason: reason,
        status_reason_category: null,
      });
    },
  );
});

test("the option takes nothing else from what products need, not even the signer of debit_card (OPT-19)", async () => {
  const bank = bankWith("optional");
  const data = await applicant(bank, ["beneficial_owner"], ["wires", "debit_card"]);
  expect(await refusal(bank, "POST", "/v1/companies", data)).toEqual(
    lacks("wires: bank_account_administrator, Has a login_name; debit_card: authorized_signer"),
  );
});
