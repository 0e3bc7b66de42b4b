// Statements: X188, X189.

import fc from "fast-check";
import { expect, test } from "vitest";
import { onboardingInReview, starter } from "../../../fixtures/index.ts";
import { type Bank, type BankOptions, createBank, type Scenario } from "../../../src/index.ts";
import { unshared } from "../../fixtures/support.ts";
import { MONDAY } from "../../support/bank.ts";
import { call, create } from "../../support/call.ts";
import { card, counted, transfer } from "./support.ts";

/** All that can be seen of a bank after some calls of every kind, those that draw numbers among them. */
async function seenOf(bank: Bank): Promise<string> {
  await bank.ready;
  const first = bank.snapshot();
  const asked = bank.allowedActions("companies", 1001);
  await create(bank, "/v1/virtualcards", card);
  await call(bank, "POST", "/v1/ach", { amount: -1 });
  const { id } = await create(bank, "/v1/ach", transfer);
  await bank.clock.advance({ days: 4, minutes: 7 });
  const { data } = (await call(bank, "GET", "/v1/ach?page[limit]=5")).body as { data: unknown };
  const entries = await bank.history.entries();
  const seen = {
    first,
    asked,
    id,
    data,
    last: bank.snapshot(),
    log: bank.log.entries.map(({ duration: _, ...entry }) => entry),
    timeline: bank.timeline("achTransfers", id),
    outbox: bank.outbox.entries,
    next: bank.clock.nextEvent(),
    recipe: await bank.recipe(),
    history: entries,
  };
  await bank.reset();
  return JSON.stringify([seen, bank.snapshot(), bank.log.entries]);
}

const settings = fc.record({
  seed: fc.integer(),
  paused: fc.constant(true),
  start: fc.constantFrom(MONDAY, "2026-11-26T00:00:00Z", "2028-02-29T23:59:59Z"),
  options: fc.record<BankOptions>(
    {
      strict: fc.constant(true),
      accounts: fc.constant(["5550001", "5550002"]),
      realCards: fc.constant([{ id: 7, alias: "Travel" }]),
      progress: fc.constantFrom<NonNullable<BankOptions["progress"]>>(
        { achTransfers: "immediate" },
        { companies: "manual", virtualCards: { reads: 2 } },
      ),
      assumptions: fc.constantFrom<NonNullable<BankOptions["assumptions"]>>(
        { review: null },
        { ach: { processAfterMinutes: { min: 1, max: 90 } } },
      ),
    },
    { requiredKeys: [] },
  ),
});

test.each<[string, Scenario, number]>([
  ["of a few calls", Object.assign(unshared(counted().scenario), { shared: true }), 25],
  ["onboardingInReview", onboardingInReview, 5],
  ["starter", starter, 5],
])(
  "a bank that takes over the scenario %s is the one that played it, byte for byte (X188)",
  async (_, scenario, numRuns) => {
    const property = fc.asyncProperty(settings, async ({ seed, start, paused, options }) => {
      const bank = (own: Scenario) =>
        createBank({
          ...options,
          seed,
          clock: { start, paused },
          scenario: own,
          record: true,
          history: true,
        });
      const played = await seenOf(bank(scenario));
      expect(await seenOf(bank(scenario))).toBe(played);
      expect(await seenOf(bank(unshared(scenario)))).toBe(played);
    });
    await fc.assert(property, { numRuns });
  },
  60_000,
);
