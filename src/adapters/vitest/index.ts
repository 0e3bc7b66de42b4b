import { test as base } from "vitest";
import type { BankOptions } from "../../index.ts";
import { cover } from "./cover.ts";
import { type BankWithBaseUrl, register } from "./registration.ts";

export { cover } from "./cover.ts";

/** What {@link test} adds to a test's context. */
export interface BankFixtures {
  /** The options of each test's bank; without a `baseUrl` it gets one of its own. */
  bankOptions: BankOptions;
  /** The test's own bank, which answers the requests below `bank.baseUrl`. */
  bank: BankWithBaseUrl;
}

/**
 * Vitest's `test` with a fresh bank in each test, in Node, jsdom and browser mode. A request below
 * `bank.baseUrl` that no route answers, or one still pending at the end, fails the test.
 *
 * @example
 * const test = bankTest.extend({ bankOptions: { clock: { start: "2026-03-02T15:00:00Z" } } });
 * test("a transfer succeeds", async ({ bank }) => {
 *   const transfer = await originate(bank.baseUrl);
 *   await bank.clock.advance({ bankingDays: 3 });
 *   expect(bank.db.achTransfers.get(transfer.id)?.status).toBe("succeeded");
 * });
 */
export const test = base.extend<BankFixtures>({
  bankOptions: {},
  bank: [
    async ({ bankOptions, task }, use) => {
      const { bank, unregister } = await register(bankOptions);
      await cover(bank, task);
      await use(bank);
      await unregister();
    },
    { auto: true },
  ],
});
