import "../shared/needs-node.ts";
import { test as base } from "vitest";
import type { BankOptions } from "../../index.ts";
import { type Events, eventsOf } from "../shared/tests/events.ts";
import { type FailOn, readTestOptions } from "../shared/tests/options.ts";
import type { BankWithBaseUrl } from "../shared/tests/registration.ts";
import { register } from "./banks.ts";
import { beginIn, endIn } from "./contexts.ts";
import { cover } from "./cover.ts";
import { writeFailure } from "./failure.ts";
import { warnOfOldVitest } from "./old-vitest.ts";

export type {
  FailedTest,
  FailureError,
  FailureFile,
  FailureStep,
} from "../shared/failure/types.ts";
export * from "../shared/tests/events.ts";
export type { FailOn } from "../shared/tests/options.ts";
export { answer } from "./banks.ts";
export { cover } from "./cover.ts";

/** What {@link test} adds to a test's context. */
export interface BankFixtures {
  /** The options of each test's bank; without a `baseUrl` it gets one of its own. */
  bankOptions: BankOptions;
  /** What fails a test; by default `["unhandled", "pending"]`, and with `[]` nothing does. */
  failOn: readonly FailOn[];
  /**
   * Whether the bank of a test that fails is written to `test-results/<test>/bank.json`, which `npx sandbank open` opens;
   * true by default (X142).
   */
  failures: boolean;
  /** The test's own bank, which answers the requests below `bank.baseUrl`. */
  bank: BankWithBaseUrl;
  /** The events of that bank, which `bankOptions` gives the resources of `sandbank/products`. */
  events: Events;
}

/**
 * Vitest's `test` with a fresh bank in each test, in Node, jsdom and browser mode. A request below
 * `bank.baseUrl` that no route answers, or one still pending at the end, fails the test; `failOn` changes what does.
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
  failOn: ["unhandled", "pending"],
  failures: true,
  bank: [
    async ({ bankOptions, failOn, failures, task, onTestFinished }, use) => {
      warnOfOldVitest(base);
      const name = nameOf(task);
      beginIn(task.context);
      const options = readTestOptions("sandbank/vitest", { failOn, failures });
      const { bank, unregister } = await register(
        options.failures ? { record: true, ...bankOptions } : bankOptions,
        { failOn: options.failOn, test: name, file: task.file.filepath },
      );
      const { length: earlier = 0 } = task.result?.errors ?? [];
      const { retryCount = 0, repeatCount = 0 } = task.result ?? {};
      // After fixtures that use the bank have ended; what a fixture itself throws at its end no retry makes good.
      onTestFinished(async () => {
        endIn(task.context);
        await unregister(async (problem) => {
          const hasFailed = task.result?.state === "fail" || problem !== undefined;
          if (!options.failures || !hasFailed || task.fails) return;
          const errors: { message?: string; stack?: string }[] = (task.result?.errors ?? []).slice(earlier);
          if (problem instanceof Error) errors.push(problem);
          const attempt = 1 + retryCount + repeatCount;
          await writeFailure(bank, { id: task.id, name, file: task.file, attempt, errors });
        });
      });
      await cover(bank, task);
      await use(bank);
    },
    { auto: true },
  ],
  // For every test, so that what a beforeEach does counts.
  events: [async ({ bank }, use) => use(await eventsOf(bank)), { auto: true }],
});

/** The names of a test's suites and its own, as reporters show them. */
function nameOf({ name, suite }: { readonly name: string; readonly suite?: Suite | undefined }): string {
  const names = [name];
  for (let each = suite; each; each = each.suite) if (each.name !== "") names.unshift(each.name);
  return names.join(" > ");
}

interface Suite {
  readonly name: string;
  readonly suite?: Suite | undefined;
}
