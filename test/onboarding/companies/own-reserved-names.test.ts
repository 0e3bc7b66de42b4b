// Statements: X87.

import { expect, test } from "vitest";
import { type BankOptions, createBank, OptionError } from "../../../src/index.ts";
import { call, create } from "../../support/call.ts";
import { minimalAddress, minimalCompany, onboardingBank } from "../../support/onboarding.ts";

const statuses = [
  "rejected",
  "conditionally_approved",
  "approved",
  "blocked",
  "suspended",
  "terminated",
] as const;

/** A bank that reserves a name for each status, with an address. */
async function bankWithNames(options: BankOptions = {}) {
  const companyNames = Object.fromEntries(
    statuses.map((status) => [`TEST ${status.toUpperCase()} OURS`, { status }]),
  );
  const bank = onboardingBank({ ...options, reserved: { companyNames } });
  const address = await create(bank, "/v1/addresses", minimalAddress);
  return { bank, company: (name: string) => ({ ...minimalCompany(Number(address.id)), name }) };
}

test.each(statuses)(
  "a company with a name for %s has that status at once, in one event (X325)",
  async (status) => {
    const { bank, company } = await bankWithNames();
    const created = await create(bank, "/v1/companies", company(`TEST ${status.toUpperCase()} OURS`));
    const data = { status, status_reason: null, status_reason_category: null };
    expect(created).toMatchObject({
      status,
      events: [{ updated_at: "2026-03-02T15:00:00.000Z", previous: null, data }],
    });
    const hasAccount = ["conditionally_approved", "approved", "suspended", "terminated"].includes(status);
    expect(created.account_number).toMatch(hasAccount ? /^[1-9][0-9]{9}$/ : /^$/);
    expect(created.accounts).toEqual(
      hasAccount ? [{ account_number: created.account_number, currency: "USD" }] : [],
    );
    expect(bank.timeline("companies", 1001)).toEqual([
      { at: "2026-03-02T15:00:00.000Z", status, cause: "request" },
    ]);
    expect(bank.clock.nextEvent()).toBeNull();
    await bank.restore(bank.snapshot());
  },
);

test("a suspended company goes on as any other", async () => {
  const { bank, company } = await bankWithNames();
  const created = await create(bank, "/v1/companies", company("TEST SUSPENDED OURS"));
  expect(bank.allowedActions("companies", 1001)).toEqual(["approved", "terminated"]);
  expect(await bank.simulate.companies.transition(1001, "approved")).toMatchObject({
    status: "approved",
    account_number: created.account_number,
  });
});

test("names count exactly, on create alone and after every check (X87)", async () => {
  const { bank, company } = await bankWithNames();
  const path = "/v1/companies";
  expect((await call(bank, "POST", path, { ...company("TEST SUSPENDED OURS"), mcc: -1 })).status).toBe(400);
  for (const name of ["test suspended ours", "TEST SUSPENDED OURS ", "TEST SUSPENDED"]) {
    expect(await create(bank, path, company(name))).toMatchObject({ status: "pending" });
  }
  await call(bank, "PATCH", "/v1/companies/1001", { name: "TEST SUSPENDED OURS" });
  expect(bank.db.companies.get(1001)).toMatchObject({ name: "TEST SUSPENDED OURS", status: "pending" });
  expect(await create(bank, path, company("TEST REJECTED"))).toMatchObject({ status: "rejected" });
});

test("a reserved name with an account changes no draw of a bank without such names", async () => {
  const { bank, company } = await bankWithNames();
  await create(bank, "/v1/companies", company("TEST SUSPENDED OURS"));
  const plain = onboardingBank();
  await create(plain, "/v1/addresses", minimalAddress);
  await create(plain, "/v1/companies", company("TEST APPROVED"));
  expect(bank.db.companies.get(1001)?.account_number).toBe(plain.db.companies.get(1001)?.account_number);
});

test.each<[entry: string, companyNames: unknown, message: string]>([
  [
    "TEST APPROVED",
    { "TEST APPROVED": { status: "suspended" } },
    `must be a value that the service does not reserve itself, whose effect can't be changed, got "TEST APPROVED".`,
  ],
  [" ", { " ": { status: "suspended" } }, 'must be a name that is not blank, got " ".'],
  [
    "A.status",
    { A: { status: "closed" } },
    'must be one of rejected, conditionally_approved, approved, blocked, suspended, terminated, got "closed".',
  ],
  ["A.status", { A: { status: "pending" } }, 'got "pending".'],
  ["A.status", { A: {} }, "is required."],
  ["A", { A: "suspended" }, 'must be an effect such as { status: "suspended" }, got "suspended".'],
])("createBank names the wrong entry %s: %j", (entry, companyNames, message) => {
  const make = () => createBank({ reserved: { companyNames } } as BankOptions);
  expect(make).toThrow(OptionError);
  expect(make).toThrow(`Option 'reserved.companyNames.${entry}' `);
  expect(make).toThrow(message);
});
