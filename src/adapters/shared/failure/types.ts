import type { LogEntry, Recipe, Snapshot } from "../../../index.ts";

/**
 * The bank of a test that failed, as plain JSON: the file `bank.json`. Card numbers, account numbers and ssns stand in
 * `recipe` and `state` in plain text; elsewhere they are masked, as in the log.
 */
export interface FailureFile {
  readonly format: "sandbank-failure";
  readonly version: 1;
  /** The test that failed. */
  readonly test: FailedTest;
  /** What it failed with, the first error first; a test that timed out may have none. */
  readonly errors: readonly FailureError[];
  /** The last that the bank did before. */
  readonly step: FailureStep;
  /** The calls that led to the state of the bank; null for one whose option `record` is off. */
  readonly recipe: Recipe | null;
  /** All that the bank held. */
  readonly state: Snapshot;
  /** The requests of the test, oldest first, secrets masked. */
  readonly log: readonly LogEntry[];
  /** A hash of all the rest, by which a change is noticed. */
  readonly hash: string;
}

/** Which test failed, and which attempt at it. */
export interface FailedTest {
  readonly runner: "vitest" | "playwright";
  /** The names of its suites and its own, as reporters show them. */
  readonly name: string;
  /** The path of its file. */
  readonly file: string;
  /** Counts up from 1; above that with retries and repeats. */
  readonly attempt: number;
}

/** An error of a test. */
export interface FailureError {
  readonly message: string;
  /** File, line and column where it was thrown, such as "test/pay.test.ts:12:5"; null where that is not known. */
  readonly location: string | null;
}

/** Where a bank was when its test failed. */
export interface FailureStep {
  /** Bank time, ISO 8601. */
  readonly at: string;
  /** The `number` of the last request in the log; null for none. */
  readonly request: number | null;
  /** How many calls the recipe has; null without a recipe. */
  readonly calls: number | null;
}
