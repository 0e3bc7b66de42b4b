import { expect, test } from "vitest";
import { busy, everything, onboardingInReview, starter } from "../../fixtures/index.ts";
import { opening } from "../../playground/src/opening/opening.ts";
import { type Bank, createBank, type Scenario } from "../../src/index.ts";
import { accounts, bookTransfers, wireTransfers } from "../../src/products/index.ts";

const clock = { start: "2026-03-04T15:00:00Z", paused: true };

test("the opening rows are whole", async () => {
  const bank = createBank({ clock, scenario: opening });
  await bank.ready;
  const { achTransfers, counterparties, virtualCards, companies, persons, files } = bank.db;
  expect(
    [achTransfers, counterparties, virtualCards, companies, persons, files].map((rows) => rows.count()),
  ).toEqual([7, 3, 3, 3, 3, 3]);
});

test("where the bank has accounts, there is money for the opening transfers (PROD-3, PROD-7)", async () => {
  const resources = { accounts, bookTransfers, wireTransfers };
  const bank = createBank({ clock, scenario: opening, resources });
  await bank.ready;
  expect(bank.db.accounts.all()).toEqual([
    {
      ...{
        id: "1001",
        account_number: "4000123456",
        name: "Account 3456",
        type: "checking",
        currency: "usd",
      },
      ...{ posted_balance: 20_162_075, available_balance: 9_855_570, status: "open" },
      url: "/v1/accounts/1001",
    },
    {
      ...{
        id: "1002",
        account_number: "4000654321",
        name: "Account 4321",
        type: "checking",
        currency: "usd",
      },
      ...{
        posted_balance: 4_000_000,
        available_balance: 4_000_000,
        status: "open",
        url: "/v1/accounts/1002",
      },
    },
  ]);
});

test.each([
  ["POST", /^\/v1\/counterparties$/],
  ["POST", /^\/v1\/ach$/],
  ["PATCH", /^\/v1\/ach\/\d+$/],
  ["POST", /^\/v1\/virtualcards$/],
  ["DELETE", /^\/v1\/virtualcards\/\d+$/],
  ["POST", /^\/v1\/files$/],
  ["POST", /^\/v1\/companies$/],
])("where %s %s is refused, the bank of the playground is not ready and says why", async (method, path) => {
  const bank = createBank({ clock, scenario: refusing(opening, method, path) });
  await expect(bank.ready).rejects.toThrow(new RegExp(`${method} /v1/.*refused for this test`));
});

test.each(Object.entries({ starter, onboardingInReview, everything, busy }))(
  "the scenario %s swallows no refusal (X241)",
  async (_, scenario) => {
    const bank = createBank({ clock, scenario: refusing(scenario, "POST", /^\/v1\/addresses$/) });
    await expect(bank.ready).rejects.toThrow(/POST \/v1\/addresses\b.*refused for this test/);
  },
);

/** The scenario with a bank that refuses one kind of call; faults are not for scenarios. */
function refusing(scenario: Scenario, method: string, path: RegExp): Scenario {
  const run = (bank: Bank) => {
    const fetch: Bank["fetch"] = async (input, init) =>
      init?.method === method && path.test(String(input))
        ? Response.json({ error: "refused for this test" }, { status: 422 })
        : bank.fetch(input, init);
    return scenario(
      new Proxy(bank, { get: (_, name) => (name === "fetch" ? fetch : Reflect.get(bank, name)) }),
    );
  };
  const { startsBefore } = scenario;
  return startsBefore ? Object.assign(run, { startsBefore }) : run;
}
