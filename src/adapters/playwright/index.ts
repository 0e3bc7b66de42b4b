import "../shared/needs-node.ts";
import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from "@playwright/test";
import { thrownBy } from "../../engine/errors.ts";
import { type Bank, type BankOptions, createBank } from "../../index.ts";
import { reportedIn, reportWarnings } from "../shared/console/console-report.ts";
import { type Events, eventsOf } from "../shared/tests/events.ts";
import { type FailOn, readTestOptions } from "../shared/tests/options.ts";
import { trackRequests } from "../shared/tests/request-tracker.ts";
import { answerTest } from "./answer-test.ts";
import { createCover } from "./cover.ts";
import { attachFailure } from "./failure.ts";
import { trackAnswers } from "./route.ts";

export type {
  FailedTest,
  FailureError,
  FailureFile,
  FailureStep,
} from "../shared/failure/types.ts";
export * from "../shared/tests/events.ts";
export type { FailOn } from "../shared/tests/options.ts";
export { answer } from "./route.ts";

/** What {@link test} adds to a test. */
export interface BankFixtures {
  /** The options of each test's bank, `baseUrl` among them; an option for `test.use` and the `use` of a config. */
  bankOptions: BankOptions;
  /**
   * What fails a test; by default `["unhandled"]`, because pages poll, and with `[]` nothing does. An option as
   * `bankOptions` is.
   */
  failOn: readonly FailOn[];
  /**
   * Whether the bank of a test that fails is attached to it as `bank.json`, which `npx sandbank open` opens; true by
   * default (X142). An option as `bankOptions` is.
   */
  failures: boolean;
  /** The test's own bank, in the test's process; it answers the requests of every page of the test. */
  bank: Bank;
  /** The events of that bank, which `bankOptions` gives the resources of `sandbank/products`. */
  events: Events;
  /**
   * Adds a bank of the test's own to what the reporter of `sandbank/coverage` counts; does nothing without it.
   *
   * @example test("two banks", async ({ cover }) => cover(createBank()));
   */
  cover: (bank: Bank) => void;
}

/**
 * Playwright's `test` with a fresh bank in each test, which all pages and contexts of the test share, and `request` too.
 * Your own `page.route` wins over it. Service workers are blocked, because they would hide the requests.
 * A request to the bank that no route answers fails the test; `failOn` changes what does.
 *
 * @example
 * test.use({ bankOptions: { baseUrl: "https://api.example.com" } });
 * test("a transfer succeeds", async ({ page, bank }) => {
 *   await page.goto("/transfers/new");
 *   await page.getByRole("button", { name: "Send" }).click();
 *   await bank.clock.advance({ bankingDays: 3 });
 *   await expect(page.getByText("succeeded")).toBeVisible();
 * });
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & BankFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = base.extend<BankFixtures>({
  serviceWorkers: "block",
  bankOptions: [{}, { option: true }],
  failOn: [["unhandled"], { option: true }],
  failures: [true, { option: true }],
  bank: [
    async ({ playwright, browser, baseURL, bankOptions, failOn, failures }, use, testInfo) => {
      const options = readTestOptions("sandbank/playwright", { failOn, failures });
      const bank = createBank(options.failures ? { record: true, ...bankOptions } : bankOptions);
      reportWarnings(bank, reportedIn(testInfo.file));
      await bank.ready;
      // The first name is the file, which Playwright shows next to the error.
      const test = testInfo.titlePath.slice(1).join(" > ");
      const requests = trackRequests(bank, { failOn: options.failOn, test });
      trackAnswers(bank, requests);
      const stop = answerTest(bank, { browser, playwright, baseURL });
      await use(bank);
      await stop();
      const problem = thrownBy(requests.check);
      if (options.failures) await attachFailure(bank, testInfo, problem);
      await bank.dispose();
      if (problem !== undefined) throw problem;
    },
    { auto: true },
  ],
  // For every test, so that what a beforeEach does counts.
  events: [async ({ bank }, use) => use(await eventsOf(bank)), { auto: true }],
  cover: [
    async ({ bank }, use, testInfo) => {
      const { cover, attach } = await createCover(testInfo);
      cover(bank);
      await use(cover);
      await attach();
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
