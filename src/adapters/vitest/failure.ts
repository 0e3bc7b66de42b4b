import type { Bank } from "../../index.ts";
import { failureError } from "../shared/failure/error.ts";
import { failureOf } from "../shared/failure/failure-of.ts";
import { folderName, openingLine } from "../shared/failure/name.ts";
import { isPage, rootOf, type TestFile, writeResult } from "./results.ts";

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
export async function keepFailure(bank: Bank, failed: FailedAttempt): Promise<void> {
  const { id, name, file, attempt } = failed;
  const folder = folderName(name, attempt === 1 ? id : `${id}-attempt${attempt}`);
  try {
    const failure = await failureOf(bank, {
      test: { runner: "vitest", name, file: file.name, attempt },
      errors: failed.errors.map(({ message, stack }) =>
        failureError({ message, stack: isPage ? undefined : stack }, rootOf(file)),
      ),
    });
    const path = await writeResult(file, `test-results/${folder}/bank.json`, JSON.stringify(failure));
    console.log(openingLine(path));
  } catch (error) {
    // The test has failed already, and shows why.
    console.error("[sandbank] The bank of this failed test could not be written.", error);
  }
}
