import type { Bank } from "../../index.ts";
import { failureError } from "../shared/failure/error.ts";
import { keepFailure } from "../shared/failure/failure-of.ts";
import { folderName } from "../shared/failure/name.ts";
import { isPage } from "../shared/platform.ts";
import { rootOf, type TestFile, writeResult } from "./results.ts";

/** What is used of an attempt at a test that failed. */
interface FailedAttempt {
  /** Of no other test of the run. */
  readonly id: string;
  /** The names of its suites and its own. */
  readonly name: string;
  readonly file: TestFile;
  /** Counts up from 1. */
  readonly attempt: number;
  readonly errors: readonly { readonly message?: string; readonly stack?: string }[];
}

/** Writes the bank of a failed test into the folder of results, and prints how it is opened. */
export async function writeFailure(bank: Bank, failed: FailedAttempt): Promise<void> {
  const { id, name, file, attempt } = failed;
  const folder = folderName(name, attempt === 1 ? id : `${id}-attempt${attempt}`);
  const test = { runner: "vitest", name, file: file.name, attempt } as const;
  const errors = failed.errors.map(({ message, stack }) =>
    failureError({ message, stack: isPage ? undefined : stack }, rootOf(file)),
  );
  await keepFailure(bank, { test, errors }, (json) =>
    writeResult(file, `test-results/${folder}/bank.json`, json),
  );
}
