import { expect, test } from "vitest";
import type { Company } from "../../src/index.ts";
import { call, create, retrieve } from "../support/call.ts";
import {
  addressId,
  companyId,
  createId,
  minimalCompany,
  onboardingBank,
  personId,
} from "../support/onboarding.ts";

const admin = "bank_account_administrator";
const signer = "authorized_signer";

/** The least that a product requires, and what a company with a part of it lacks. */
interface Requirements {
  readonly id: string;
  readonly product: string;
  readonly roles: readonly string[];
  readonly login: boolean;
  readonly with?: readonly string[];
  readonly country?: string;
  readonly notIn?: string;
}

const table: readonly Requirements[] = [
  { id: "ONB-43", product: "dda_account", roles: [], login: false, country: "IN" },
  { id: "ONB-44", product: "debit_card", roles: [signer], login: false, country: "DE", notIn: "IN" },
  { id: "ONB-45", product: "fx", roles: [admin, signer], login: true, with: ["wires"] },
  { id: "ONB-46", product: "mobile_deposits", roles: [admin], login: true, country: "US", notIn: "DE" },
  { id: "ONB-47", product: "web", roles: [admin], login: true, country: "IN" },
  { id: "ONB-48", product: "wires", roles: [admin, signer], login: true, country: "IN" },
];

/** Creates a company that has what is given, and nothing else; returns the answer. */
async function companyWith(given: Omit<Requirements, "id" | "notIn">) {
  const bank = onboardingBank();
  const login_id = given.login ? await createId(bank, "logins", { login_name: "ada" }) : null;
  const person_ids = [await personId(bank, { roles: given.roles, login_id })];
  const products = [given.product, ...(given.with ?? [])];
  const fields = minimalCompany(await addressId(bank, { country: given.country ?? "US" }));
  return call(bank, "POST", "/v1/companies", { ...fields, person_ids, products });
}

test.each(table)("ONB-27, $id: a company may have $product with what it requires", async (row) => {
  const answer = await companyWith(row);
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { data: { products: expect.arrayContaining([row.product]) } },
  ]);
});

test.each(table)("ONB-42, $id: a company lacks $product when one thing is missing", async (row) => {
  const { roles, login, notIn } = row;
  const named = [row.product, ...(row.with ?? [])].join("|");
  const refusals = [
    ...roles.map((role) => ({ ...row, roles: roles.filter((other) => other !== role) })),
    ...(login ? [{ ...row, login: false }] : []),
    ...(row.with ? [{ ...row, with: [] }] : []),
    ...(notIn === undefined ? [] : [{ ...row, country: notIn }]),
  ];
  for (const given of refusals) {
    const answer = await companyWith(given);
    expect([given, answer.status, answer.body]).toEqual([
      given,
      400,
      { error: expect.stringMatching(new RegExp(`^'products' .* (${named}): `)) },
    ]);
  }
});

test("ONB-43: dda_account is added when it is not named", async () => {
  const bank = onboardingBank();
  const fields = minimalCompany(await addressId(bank));
  expect(await create(bank, "/v1/companies", fields)).toMatchObject({ products: ["dda_account"] });
  expect(await create(bank, "/v1/companies", { ...fields, products: [] })).toMatchObject({
    products: ["dda_account"],
  });
});

test("ONB-15, ONB-37 to ONB-40: a company has an event for each status, each with the data of the one before", async () => {
  const bank = onboardingBank();
  await companyId(bank);
  await bank.clock.advance({ hours: 1 });
  await bank.simulate.companies.transition(1001, "blocked", { reason: "No passport", category: "documents" });
  await bank.clock.advance({ hours: 1 });
  await bank.simulate.companies.transition(1001, "rejected");
  const pending = { status: "pending", status_reason: null, status_reason_category: null };
  const blocked = { status: "blocked", status_reason: "No passport", status_reason_category: "documents" };
  const rejected = { status: "rejected", status_reason: null, status_reason_category: null };
  expect((await retrieve(bank, "/v1/companies/1001")).events).toEqual([
    { updated_at: "2026-03-02T15:00:00.000Z", previous: null, data: pending },
    { updated_at: "2026-03-02T16:00:00.000Z", previous: pending, data: blocked },
    { updated_at: "2026-03-02T17:00:00.000Z", previous: blocked, data: rejected },
  ]);
});

// ONB-41: the documents leave open which texts there are, so any is taken (O10).
test.each([
  [null, null],
  ["", ""],
  ["Документи відсутні", "any category"],
])("ONB-41: an event may have the reason %j and the category %j", async (reason, category) => {
  const bank = onboardingBank();
  await companyId(bank);
  await bank.simulate.companies.transition(1001, "blocked", { reason, category });
  expect(bank.db.companies.get(1001)?.events.at(-1)?.data).toEqual({
    status: "blocked",
    status_reason: reason,
    status_reason_category: category,
  });
});

test.each([
  { id: "ONB-49", status: "pending", way: [], account: false },
  { id: "ONB-50", status: "rejected", way: ["rejected"], account: false },
  { id: "ONB-51", status: "conditionally_approved", way: ["conditionally_approved"], account: true },
  { id: "ONB-52", status: "approved", way: ["approved"], account: true },
  { id: "ONB-53", status: "blocked", way: ["blocked"], account: false },
  { id: "ONB-54", status: "suspended", way: ["approved", "suspended"], account: true },
  { id: "ONB-55", status: "terminated", way: ["approved", "terminated"], account: true },
])(
  "ONB-10, ONB-11, ONB-32, $id: in status $status, a company has an account: $account",
  async ({ status, way, account }) => {
    const bank = onboardingBank();
    await companyId(bank);
    for (const step of way) await bank.simulate.companies.transition(1001, step as Company["status"]);
    const company = await retrieve(bank, "/v1/companies/1001");
    expect(company.status).toBe(status);
    const { account_number } = company;
    expect(account_number).toEqual(account ? expect.stringMatching(/^[0-9]+$/) : "");
    expect(company.accounts).toEqual(account ? [{ account_number, currency: "USD" }] : []);
  },
);

test("ONB-53: a company that is blocked can be reviewed again", async () => {
  const bank = onboardingBank();
  await companyId(bank, { name: "TEST BLOCKED" });
  await bank.simulate.companies.transition(1001, "pending");
  await bank.clock.advance({ bankingDays: 3 });
  expect(await retrieve(bank, "/v1/companies/1001")).toMatchObject({ status: "approved" });
});

test("ONB-56, ONB-57: a company with an ordinary name is pending until its review ends, with one event more", async () => {
  const bank = onboardingBank();
  await companyId(bank);
  const created = await retrieve(bank, "/v1/companies/1001");
  expect(created).toMatchObject({ status: "pending", account_number: "", events: [{ previous: null }] });
  await bank.clock.advance({ bankingDays: 3 });
  expect(await retrieve(bank, "/v1/companies/1001")).toMatchObject({
    status: "approved",
    account_number: expect.stringMatching(/^[0-9]+$/),
    events: [...(created.events as object[]), { data: { status: "approved" } }],
  });
});

test.each([
  { id: "ONB-58", name: "TEST APPROVED", status: "approved" },
  { id: "ONB-59", name: "TEST REJECTED", status: "rejected" },
  { id: "ONB-60", name: "TEST BLOCKED", status: "blocked" },
])("$id: a company named $name is $status at once, and stays so", async ({ name, status }) => {
  const bank = onboardingBank();
  const fields = { ...minimalCompany(await addressId(bank)), name };
  const created = await create(bank, "/v1/companies", fields);
  expect(created).toMatchObject({ name, status, events: [{ previous: null, data: { status } }] });
  expect(created.account_number !== "").toBe(status === "approved");
  await bank.clock.advance({ days: 30 });
  expect(await retrieve(bank, "/v1/companies/1001")).toEqual(created);
});

// ONB-61: which other ways there are is open in the documents; these are those of O9.
test.each([
  { from: "pending", way: [], to: ["approved", "conditionally_approved", "rejected", "blocked"] },
  { from: "blocked", way: ["blocked"], to: ["pending", "rejected"] },
  { from: "approved", way: ["approved"], to: ["suspended", "terminated"] },
  { from: "rejected", way: ["rejected"], to: [] },
])("ONB-61: a company goes from $from to $to, and to no other status", async ({ way, to }) => {
  const all = [
    "pending",
    "rejected",
    "conditionally_approved",
    "approved",
    "blocked",
    "suspended",
    "terminated",
  ];
  const reached: string[] = [];
  for (const status of all) {
    const bank = onboardingBank();
    await companyId(bank);
    for (const step of way) await bank.simulate.companies.transition(1001, step as Company["status"]);
    await bank.simulate.companies.transition(1001, status as Company["status"]).then(
      () => reached.push(status),
      (error: Error) => expect(error.message).toContain("company 1001 has status"),
    );
  }
  expect(reached.sort()).toEqual([...to].sort());
});
