import "../shared/needs-node.ts";
import type { BankOptions } from "../../index.ts";
import { type FailOn, readTestOptions } from "../shared/tests/options.ts";
import { type BankWithBaseUrl, end, type Registration, register } from "../shared/tests/registration.ts";
import { hooksOf } from "./hooks.ts";
import { createRunner } from "./runner.ts";

export * from "../shared/tests/events.ts";
export type { FailOn } from "../shared/tests/options.ts";

/** What {@link setupBank} takes. */
export interface SetupBankOptions {
  /** The options of each test's bank; without a `baseUrl` it gets one of its own. */
  readonly bankOptions?: BankOptions;
  /** What fails a test; by default `["unhandled", "pending"]`, and with `[]` nothing does. */
  readonly failOn?: readonly FailOn[];
}

/**
 * Gives each test of the file, or of the `describe` around it, a fresh bank, in Node and in jsdom. It returns a function
 * that returns the bank of the test that runs. A request below `bank.baseUrl` that no route answers, or one still pending
 * at the end, fails the test; `failOn` changes what does. Throws an Error outside of a test file, and an OptionError for
 * a word that `failOn` does not know.
 *
 * @example
 * const getBank = setupBank({ bankOptions: { clock: { start: "2026-03-02T15:00:00Z" } } });
 * test("a transfer succeeds", async () => {
 *   const bank = getBank();
 *   const transfer = await originate(bank.baseUrl);
 *   await bank.clock.advance({ bankingDays: 3 });
 *   expect(bank.db.achTransfers.get(transfer.id)?.status).toBe("succeeded");
 * });
 */
export function setupBank({
  bankOptions = {},
  failOn = ["unhandled", "pending"],
}: SetupBankOptions = {}): () => BankWithBaseUrl {
  const { beforeEach, afterEach, afterAll, expect } = hooksOf(globalThis);
  const options = readTestOptions("sandbank/jest", { failOn });
  const runner = createRunner();
  let current: Registration | undefined;
  beforeEach(async () => {
    current = undefined;
    const { currentTestName = "" } = expect.getState();
    current = await register(runner, bankOptions, { failOn: options.failOn, test: currentTestName });
  });
  afterEach(async () => {
    // It stays the current one, for hooks that run after this.
    await current?.unregister();
  });
  afterAll(async () => {
    current = undefined;
    if (!runner.isListening) return;
    end();
    await runner.stop();
  });
  return () => {
    if (current) return current.bank;
    throw new Error(
      "There is a bank only while a test runs: call what setupBank has returned in a test, a beforeEach or an afterEach, and not in test.concurrent, for which Jest runs no beforeEach.",
    );
  };
}
