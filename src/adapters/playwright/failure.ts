import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import type { TestInfo } from "@playwright/test";
import type { Bank } from "../../index.ts";
import { failureError } from "../shared/failure/error.ts";
import { failureOf } from "../shared/failure/failure-of.ts";
import { openingLine } from "../shared/failure/name.ts";

/**
 * Attaches the bank of a test that failed to it, also as a file in its output folder, and prints how it is opened.
 * `problem` is an error with which the test is about to fail. Does nothing for a test that has done what it was to do.
 */
export async function keepFailure(bank: Bank, testInfo: TestInfo, problem: unknown): Promise<void> {
  const status = problem === undefined ? testInfo.status : "failed";
  if (status === testInfo.expectedStatus) return;
  const [file = "", ...names] = testInfo.titlePath;
  const thrown = problem instanceof Error ? [...testInfo.errors, problem] : testInfo.errors;
  const root = `${testInfo.config.rootDir}/`;
  try {
    const failure = await failureOf(bank, {
      test: { runner: "playwright", name: names.join(" > "), file, attempt: testInfo.retry + 1 },
      errors: thrown.map(({ message, stack }) => failureError({ message, stack }, root)),
    });
    const path = testInfo.outputPath("bank.json");
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(failure));
    await testInfo.attach("bank.json", { path, contentType: "application/json" });
    console.log(openingLine(relative("", path)));
  } catch (error) {
    // The test has failed already, and shows why.
    console.error("[sandbank] The bank of this failed test could not be written.", error);
  }
}
