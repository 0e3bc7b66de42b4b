import { expect, test } from "vitest";
import { requestOrThrow } from "../../fixtures/http-client.ts";
import { defineResource, z } from "../../src/define/index.ts";
import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { payouts } from "../define/payouts.ts";
import type { Campaign, Finding } from "../fuzz/support/suite.ts";
import { makeBank, modelCampaign } from "./campaign.ts";
import type { ProductOptions } from "./products.ts";

/** The first finding in a bank with other assumptions than the specification's defaults. */
async function findingWith(options: BankOptions): Promise<Finding | undefined> {
  const make = (): Bank =>
    createBank({
      clock: { start: "2026-03-02T15:00:00Z", paused: true },
      resources: { payouts },
      async scenario(bank) {
        const data = { street_line1: "1 Main Street", city: "Springfield", country: "US" };
        await requestOrThrow(bank, "POST", "/v1/addresses", { data });
      },
      ...options,
    });
  return firstOf(await modelCampaign(make));
}

async function firstOf(campaign: Campaign): Promise<Finding | undefined> {
  for (let seed = 1; seed <= 60; seed += 1) {
    const [finding] = await campaign.run(seed, () => true);
    if (finding) return finding;
  }
  return undefined;
}

test("the bank is what its model says, with payouts of a team's own (DEF-6, DEF-9, DEF-11, DEF-12, DEF-13, DEF-18, DEF-19, DEF-21)", async () => {
  expect(await findingWith({})).toBeUndefined();
});

test("the bank is what its model says with other meanings of 0 (OPT-11, OPT-12)", async () => {
  const zeros = { perTransactionMinZero: "accept", transactionsMaxZero: "unlimited" } as const;
  expect(await findingWith({ assumptions: zeros })).toBeUndefined();
});

test("accounts, book transfers and wires are what their model says (PROD-3, PROD-4, PROD-8 to PROD-15, PROD-18, PROD-20 to PROD-22, PROD-25 to PROD-29)", async () => {
  expect(await firstOf(await modelCampaign())).toBeUndefined();
});

test.each<[string, Partial<ProductOptions>, string]>([
  ["overdraws", { overdraft: "allow" }, "10000000"],
  ["settles book transfers early", { settle: "at-once" }, "book"],
  ["has cards of another account", { cardAccount: "4000000011" }, "card"],
])("a bank that %s is found (PROD-12, PROD-14, PROD-18)", async (_, other, command) => {
  const finding = await firstOf(
    await modelCampaign((assumptions, products) =>
      makeBank(assumptions, products.overdraft === "allow" ? products : { ...products, ...other }),
    ),
  );
  expect(finding?.smallest).toContain(command);
  expect(finding?.smallest.split("\n").length).toBeLessThanOrEqual(4);
});

test("a clearing that comes a day early is found, with the few commands that show it", async () => {
  const finding = await findingWith({ assumptions: { cards: { clearingAfterBankingDays: 2 } } });
  const commands = finding?.smallest.split("\n").map((line) => JSON.parse(line).do);
  expect(commands).toContain("authorize");
  expect(commands?.length).toBeLessThanOrEqual(6);
});

test("a review that ends otherwise is found", async () => {
  const finding = await findingWith({
    assumptions: { review: { outcome: "rejected", afterBankingDays: 2 } },
  });
  expect(finding?.kind).toBe("company n");
  expect(finding?.smallest.split("\n")[0]).toContain("company");
});

test("a transfer that fails later than it must is found", async () => {
  const finding = await findingWith({ assumptions: { reservedAccounts: "on-schedule" } });
  expect(finding?.smallest).toMatch(/^\{"do":"transfer".*90000000000082/);
});

test.each([
  ["is paid a day late", { after: { bankingDays: 2, to: "paid" }, actions: { fail: { to: "failed" } } }],
  ["fails otherwise", { after: { bankingDays: 1, to: "paid" }, actions: { fail: { to: "paid" } } }],
] as const)("a payout of a team's own that %s is found (DEF-18, DEF-19)", async (_, pending) => {
  const other = defineResource({
    noun: "payout",
    path: "/api/payouts",
    row: z.object({
      id: z.string(),
      amount: z.int().min(1),
      payee: z.string(),
      status: z.enum(["pending", "paid", "failed"]),
      transfer_id: z.string().nullable(),
    }),
    create: { required: ["amount", "payee"] },
    operations: ["create", "get", "list", "delete"],
    filters: ["status"],
    states: { pending, paid: {}, failed: {} },
    reserved: { payee: { "TEST FAILED": "failed" } },
  });
  const finding = await findingWith({ resources: { payouts: other } });
  const commands = finding?.smallest.split("\n").map((line) => JSON.parse(line).do);
  expect(commands).toContain("payout");
  expect(commands?.length).toBeLessThanOrEqual(4);
});
