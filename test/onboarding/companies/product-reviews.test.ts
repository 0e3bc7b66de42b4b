// Statements: O5.

import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import {
  addressId,
  companyId,
  createId,
  govIdentId,
  onboardingBank,
  personId,
} from "../../support/onboarding.ts";

const data = (status: string, status_reason: string | null = null) => ({
  status,
  status_reason,
  status_reason_category: null,
});

const reviewed = { assumptions: { productRequirements: "review" } } as const;

test("where the review looks at the products, what a company lacks ends it in blocked (O5)", async () => {
  const bank = onboardingBank(reviewed);
  await companyId(bank, {
    physical_address_id: await addressId(bank, { country: "IN" }),
    products: ["debit_card", "fx", "mobile_deposits", "web"],
    person_ids: [await personId(bank, { roles: ["bank_account_administrator"] })],
  });
  expect(bank.db.companies.get(1001)?.status).toBe("pending");
  await bank.clock.advance({ bankingDays: 3 });
  expect(bank.db.companies.get(1001)?.events.at(-1)?.data).toEqual(
    data(
      "blocked",
      "debit_card: authorized_signer, Cannot be in India; fx: Company has the wires product; mobile_deposits: Has a login_name, must be physically in the US; web: Has a login_name",
    ),
  );
});

test.each(["reject", "review"] as const)(
  "with productRequirements %j the review goes by what is missing when it is due (O5)",
  async (productRequirements) => {
    const bank = onboardingBank({ assumptions: { productRequirements } });
    const person = await personId(bank, { roles: ["authorized_signer"] });
    await companyId(bank, { products: ["debit_card"], person_ids: [person] });
    await companyId(bank, {
      products: ["debit_card"],
      person_ids: [await personId(bank, { roles: ["authorized_signer"] })],
    });
    await call(bank, "PATCH", "/v1/persons/1001", { roles: [] });
    await bank.clock.advance({ bankingDays: 3 });
    expect(bank.db.companies.get(1001)).toMatchObject({ status: "blocked", account_number: "" });
    expect(bank.db.companies.get(1001)?.events.at(-1)?.data).toEqual(
      data("blocked", "debit_card: authorized_signer"),
    );
    expect(bank.db.companies.get(1002)?.status).toBe("approved");
  },
);

test("what is missing on create but not when the review is due blocks nothing (X39)", async () => {
  const bank = onboardingBank(reviewed);
  await companyId(bank, { products: ["debit_card"], person_ids: [await personId(bank)] });
  await call(bank, "PATCH", "/v1/persons/1001", { roles: ["authorized_signer"] });
  await bank.clock.advance({ bankingDays: 3 });
  expect(bank.db.companies.get(1001)?.status).toBe("approved");
});

test("the reason of a review lists products and passports (X39)", async () => {
  const bank = onboardingBank(reviewed);
  const gov_ident_ids = [await govIdentId(bank, { country: "IR", expires_on: "2026-03-03" })];
  const person_ids = [await personId(bank, { gov_ident_ids })];
  await companyId(bank, { products: ["debit_card"], person_ids });
  await bank.clock.advance({ bankingDays: 3 });
  expect(bank.db.companies.get(1001)?.events.at(-1)?.data).toEqual(
    data(
      "blocked",
      "debit_card: authorized_signer; person 1001: a gov_ident of type passport that has not expired",
    ),
  );
});

test("a review that starts again checks the products again (O5)", async () => {
  const bank = onboardingBank(reviewed);
  const person = await personId(bank);
  await companyId(bank, { products: ["debit_card"], person_ids: [person] });
  await bank.clock.advance({ bankingDays: 3 });
  await call(bank, "PATCH", "/v1/persons/1001", { roles: ["authorized_signer"] });
  await bank.simulate.companies.transition(1001, "pending");
  await bank.clock.advance({ bankingDays: 3 });
  expect(bank.db.companies.get(1001)?.events.map((event) => event.data)).toEqual([
    data("pending"),
    data("blocked", "debit_card: authorized_signer"),
    data("pending"),
    data("approved"),
  ]);
});

test("a login counts for the products though its reservation date has passed", async () => {
  const bank = onboardingBank();
  const login_id = await createId(bank, "logins", { login_name: "ada" });
  const person = await personId(bank, { login_id, roles: ["bank_account_administrator"] });
  await bank.clock.advance({ days: 60 });
  await companyId(bank, { products: ["web"], person_ids: [person] });
});
