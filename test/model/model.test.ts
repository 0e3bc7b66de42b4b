import { expect, test } from "vitest";
import { requestOrThrow } from "../../fixtures/http-client.ts";
import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import type { Finding } from "../fuzz/support/suite.ts";
import { modelCampaign } from "./campaign.ts";

/** The first finding in a bank with other assumptions than the specification's defaults. */
async function findingWith(options: BankOptions): Promise<Finding | undefined> {
  const make = (): Bank =>
    createBank({
      clock: { start: "2026-03-02T15:00:00Z", paused: true },
      async scenario(bank) {
        const data = { street_line1: "1 Main Street", city: "Springfield", country: "US" };
        await requestOrThrow(bank, "POST", "/v1/addresses", { data });
      },
      ...options,
    });
  const campaign = await modelCampaign(make);
  for (let seed = 1; seed <= 60; seed += 1) {
    const [finding] = await campaign.run(seed, () => true);
    if (finding) return finding;
  }
  return undefined;
}

test("the bank is what its model says", async () => {
  expect(await findingWith({})).toBeUndefined();
});

test("the bank is what its model says with other meanings of 0 (OPT-11, OPT-12)", async () => {
  const zeros = { perTransactionMinZero: "accept", transactionsMaxZero: "unlimited" } as const;
  expect(await findingWith({ assumptions: zeros })).toBeUndefined();
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
