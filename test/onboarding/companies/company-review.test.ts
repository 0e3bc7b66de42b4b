// Statements: O7, O8.

import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { addressId, companyId, minimalCompany, onboardingBank } from "../../support/onboarding.ts";
import { refusal } from "../../support/refusal.ts";

const data = (status: string, status_reason: string | null = null) => ({
  status,
  status_reason,
  status_reason_category: null,
});

test("a company is approved at 22:00 GMT of the second banking day after its creation (ONB-4, ONB-49, ONB-56, ONB-57, O8)", async () => {
  const bank = onboardingBank();
  await companyId(bank);
  expect(bank.clock.nextEvent()).toEqual({
    at: "2026-03-04T22:00:00.000Z",
    collection: "companies",
    id: "1001",
    event: "review",
  });
  await bank.clock.advanceTo("2026-03-04T21:59:59.999Z");
  expect(bank.db.companies.get(1001)).toMatchObject({ status: "pending", account_number: "", accounts: [] });
  await bank.clock.advanceTo("2026-03-04T22:00:00Z");
  const answer = await call(bank, "GET", "/v1/companies/1001");
  const { account_number } = (answer.body as { data: { account_number: string } }).data;
  expect(account_number).toMatch(/^[1-9][0-9]{9}$/);
  expect(answer.body).toMatchObject({
    data: {
      status: "approved",
      accounts: [{ account_number, currency: "USD" }],
      events: [
        { updated_at: "2026-03-02T15:00:00.000Z", previous: null, data: data("pending") },
        { updated_at: "2026-03-04T22:00:00.000Z", previous: data("pending"), data: data("approved") },
      ],
    },
  });
  expect(bank.timeline("companies", 1001)).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "pending", cause: "request" },
    { at: "2026-03-04T22:00:00.000Z", status: "approved", cause: "clock" },
  ]);
});

test("banking days do not count weekends and holidays (O8)", async () => {
  // Wednesday; Thursday is Thanksgiving Day.
  const bank = onboardingBank({ clock: { start: "2026-11-25T23:00:00Z", paused: true } });
  await companyId(bank);
  expect(bank.clock.nextEvent()?.at).toBe("2026-11-30T22:00:00.000Z");
});

test.each(["approved", "conditionally_approved", "rejected", "blocked"] as const)(
  "a review may be set to end in %s (ONB-10, ONB-11, ONB-50 to ONB-53, O8)",
  async (outcome) => {
    const bank = onboardingBank({ assumptions: { review: { outcome, afterBankingDays: 1 } } });
    await companyId(bank);
    await bank.clock.advanceTo("2026-03-03T22:00:00Z");
    const company = bank.db.companies.get(1001);
    expect(company?.events.at(-1)).toEqual({
      updated_at: "2026-03-03T22:00:00.000Z",
      previous: data("pending"),
      data: data(outcome),
    });
    const hasAccount = outcome === "approved" || outcome === "conditionally_approved";
    expect(company?.account_number !== "").toBe(hasAccount);
    expect(company?.accounts).toHaveLength(hasAccount ? 1 : 0);
  },
);

test.each([
  ["2026-03-02T21:59:00Z", "2026-03-02T22:00:00.000Z"],
  ["2026-03-02T22:01:00Z", "2026-03-03T22:00:00.000Z"],
  ["2026-03-07T10:00:00Z", "2026-03-09T22:00:00.000Z"],
])("a review after no banking days that begins at %s ends at %s (X41)", async (start, end) => {
  const bank = onboardingBank({
    clock: { start, paused: true },
    assumptions: { review: { afterBankingDays: 0 } },
  });
  await companyId(bank);
  expect(bank.clock.nextEvent()?.at).toBe(end);
});

test("without a review a company stays pending (O8)", async () => {
  const bank = onboardingBank({ assumptions: { review: null } });
  await companyId(bank);
  await bank.clock.advance({ days: 400 });
  expect(bank.db.companies.get(1001)?.status).toBe("pending");
});

test.each([
  ["TEST APPROVED", "approved"],
  ["TEST REJECTED", "rejected"],
  ["TEST BLOCKED", "blocked"],
])("a company named %s is %s from the start, with one event (ONB-58 to ONB-60, O7)", async (name, status) => {
  const bank = onboardingBank();
  const answer = await call(bank, "POST", "/v1/companies", {
    ...minimalCompany(await addressId(bank)),
    name,
  });
  expect(answer.status).toBe(200);
  const account_number = status === "approved" ? expect.stringMatching(/^[1-9][0-9]{9}$/) : "";
  expect(answer.body).toMatchObject({
    data: {
      name,
      status,
      account_number,
      accounts: status === "approved" ? [{ account_number, currency: "USD" }] : [],
      events: [{ updated_at: "2026-03-02T15:00:00.000Z", previous: null, data: data(status) }],
    },
  });
  expect(bank.clock.nextEvent()).toBeNull();
});

test.each(["test approved", "TEST APPROVED ", "TEST  APPROVED"])(
  "the name %j is an ordinary one (O7)",
  async (name) => {
    const bank = onboardingBank();
    await companyId(bank, { name });
    expect(bank.db.companies.get(1001)?.status).toBe("pending");
  },
);

test("a reserved name excuses from no check of the request (O7)", async () => {
  const bank = onboardingBank();
  const fields = { ...minimalCompany(await addressId(bank)), name: "TEST APPROVED", products: ["web"] };
  expect((await refusal(bank, "POST", "/v1/companies", fields))[0]).toBe(400);
});

test("renaming a company to a reserved name, or from one, changes no status (O7)", async () => {
  const bank = onboardingBank();
  await companyId(bank);
  await call(bank, "PATCH", "/v1/companies/1001", { name: "TEST REJECTED" });
  expect(bank.db.companies.get(1001)).toMatchObject({ name: "TEST REJECTED", status: "pending" });
  await companyId(bank, { name: "TEST REJECTED" });
  await call(bank, "PATCH", "/v1/companies/1002", { name: "Analytical Engines" });
  expect(bank.db.companies.get(1002)).toMatchObject({ name: "Analytical Engines", status: "rejected" });
});

test("no two companies share an account number, and the same seed gives the same ones (X43)", async () => {
  const numbers = async () => {
    const bank = onboardingBank({ seed: 7 });
    for (let count = 0; count < 20; count += 1) await companyId(bank, { name: "TEST APPROVED" });
    return bank.db.companies.all().map(({ account_number }) => account_number);
  };
  const [one, other] = [await numbers(), await numbers()];
  expect(new Set(one).size).toBe(20);
  expect(other).toEqual(one);
});

test("a bank that goes on from a snapshot opens no account with a number that it holds (O7, O9)", async () => {
  const open = async (bank: ReturnType<typeof onboardingBank>) => {
    const id = await companyId(bank, { name: "TEST APPROVED" });
    return bank.db.companies.get(id)?.account_number;
  };
  const seeded = () => onboardingBank({ seed: 7 });
  const donor = seeded();
  const held = [await open(donor), await open(donor), await open(donor)];
  // A bank with this seed draws the same number, unless it is taken.
  expect(await open(seeded())).toBe(held[0]);
  const bank = seeded();
  await bank.restore({ ...donor.snapshot(), random: bank.snapshot().random });
  const opened = [await open(bank), await open(bank)];
  expect(new Set([...held, ...opened]).size).toBe(5);
});

test("a company that is deleted while in review is not reviewed", async () => {
  const bank = onboardingBank();
  await companyId(bank);
  await call(bank, "DELETE", "/v1/companies/1001");
  expect(bank.clock.nextEvent()).toBeNull();
  await bank.clock.advance({ bankingDays: 3 });
});

test("the review continues in a bank restored from a snapshot", async () => {
  const bank = onboardingBank();
  await companyId(bank);
  const other = onboardingBank();
  await other.restore(bank.snapshot());
  await other.clock.advance({ bankingDays: 3 });
  expect(other.db.companies.get(1001)?.status).toBe("approved");
});
