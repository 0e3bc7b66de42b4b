// Statements: O9.

import { expect, test } from "vitest";
import type { Bank } from "../../../src/index.ts";
import { retrieve } from "../../support/call.ts";
import { companyId, onboardingBank } from "../../support/onboarding.ts";

const statuses = [
  "pending",
  "rejected",
  "conditionally_approved",
  "approved",
  "blocked",
  "suspended",
  "terminated",
] as const;
type Status = (typeof statuses)[number];

/** The moves that O9 allows. */
const moves: Readonly<Record<Status, readonly Status[]>> = {
  pending: ["approved", "conditionally_approved", "rejected", "blocked"],
  blocked: ["pending", "rejected"],
  conditionally_approved: ["approved", "suspended", "terminated"],
  approved: ["suspended", "terminated"],
  suspended: ["approved", "terminated"],
  rejected: [],
  terminated: [],
};

/** How to get to each status from pending. */
const ways: Readonly<Record<Status, readonly Status[]>> = {
  pending: [],
  rejected: ["rejected"],
  conditionally_approved: ["conditionally_approved"],
  approved: ["approved"],
  blocked: ["blocked"],
  suspended: ["approved", "suspended"],
  terminated: ["approved", "terminated"],
};

async function bankWithCompanyIn(status: Status): Promise<Bank> {
  const bank = onboardingBank();
  await companyId(bank);
  for (const step of ways[status]) await bank.simulate.companies.transition(1001, step);
  return bank;
}

const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

test.each(pairs.filter(([from, to]) => moves[from].includes(to)))(
  "a company goes from %s to %s, with one more event (ONB-15, ONB-32, ONB-37 to ONB-40, ONB-61, O9)",
  async (from, to) => {
    const bank = await bankWithCompanyIn(from);
    const before = bank.db.companies.get(1001);
    const company = await bank.simulate.companies.transition("1001", to, {
      reason: "Because",
      category: "documents",
    });
    expect(company).toEqual(bank.db.companies.get(1001));
    expect(company.status).toBe(to);
    expect(company.events).toEqual([
      ...(before?.events ?? []),
      {
        updated_at: "2026-03-02T15:00:00.000Z",
        previous: { status: from, status_reason: null, status_reason_category: null },
        data: { status: to, status_reason: "Because", status_reason_category: "documents" },
      },
    ]);
    expect(bank.timeline("companies", 1001).at(-1)).toEqual({
      at: "2026-03-02T15:00:00.000Z",
      status: to,
      cause: "action",
    });
  },
);

test.each(pairs.filter(([from, to]) => !moves[from].includes(to)))(
  "a company does not go from %s to %s, and the message names the possible statuses (ONB-61, O9)",
  async (from, to) => {
    const bank = await bankWithCompanyIn(from);
    const before = JSON.stringify(bank.snapshot());
    const allows = moves[from].length > 0 ? `may go only to ${moves[from].join(", ")}` : "can't leave it";
    await expect(bank.simulate.companies.transition(1001, to)).rejects.toThrow(
      `company 1001 has status ${from} and ${allows}; ${to} was requested.`,
    );
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  },
);

test("a reason and its category are any text or null (ONB-41, O10)", async () => {
  const bank = await bankWithCompanyIn("pending");
  const told = [
    ["The EIN letter is missing", "documents"],
    ["", ""],
    [" ", "銀行 \n"],
    ["x".repeat(10_000), "Any category"],
    [null, null],
  ] as const;
  for (const [at, [reason, category]] of told.entries()) {
    const to = at % 2 === 0 ? "blocked" : "pending";
    await bank.simulate.companies.transition(1001, to, { reason, category });
    const data = { status: to, status_reason: reason, status_reason_category: category };
    expect((await retrieve(bank, "/v1/companies/1001")).events).toContainEqual(
      expect.objectContaining({ data }),
    );
  }
});

test("an account is opened once and then kept (ONB-54, ONB-55, O9)", async () => {
  const bank = onboardingBank();
  await companyId(bank);
  const { transition } = bank.simulate.companies;
  const opened = await transition(1001, "conditionally_approved");
  expect(opened.account_number).toMatch(/^[1-9][0-9]{9}$/);
  expect(opened.accounts).toEqual([{ account_number: opened.account_number, currency: "USD" }]);
  for (const status of ["approved", "suspended", "approved", "terminated"] as const) {
    const company = await transition(1001, status);
    expect([company.account_number, company.accounts]).toEqual([opened.account_number, opened.accounts]);
  }
});

test("what was decided by hand is not reviewed any more", async () => {
  const bank = await bankWithCompanyIn("rejected");
  expect(bank.clock.nextEvent()).toBeNull();
  await bank.clock.advance({ bankingDays: 3 });
  expect(bank.db.companies.get(1001)?.status).toBe("rejected");
});

test("a company that goes from blocked to pending is reviewed again (ONB-53, O9)", async () => {
  const bank = await bankWithCompanyIn("blocked");
  await bank.clock.advance({ days: 7 });
  await bank.simulate.companies.transition(1001, "pending");
  expect(bank.clock.nextEvent()?.at).toBe("2026-03-11T22:00:00.000Z");
});

test("a transition of an unknown company, to an unknown status, or without a reason as text is refused with a message", async () => {
  const bank = await bankWithCompanyIn("pending");
  const { transition } = bank.simulate.companies;
  await expect(transition(7, "approved")).rejects.toThrow("There is no company with id 7.");
  for (const status of ["gone", "toString", "__proto__"]) {
    await expect(transition(1001, status as "pending")).rejects.toThrow(
      `transition: 'status' must be a company status, one of ${statuses.join(", ")}, got "${status}".`,
    );
  }
  await expect(transition(1001, "approved", { reason: 7 as never })).rejects.toThrow(
    "transition: 'reason' must be text or null, got 7.",
  );
  expect(bank.db.companies.get(1001)?.status).toBe("pending");
});
