import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import type { TestInfo } from "@playwright/test";
import type { Bank } from "../../index.ts";
import { failureError } from "../shared/failure/error.ts";
import { keepFailure } from "../shared/failure/failure-of.ts";

/**
 * Attaches the bank of a test that failed to it, also as a file in its output folder, and prints how it is opened.
 * `problem` is an error with which the test is about to fail. Does nothing for a test that has done what it was to do.
 */
export async function attachFailure(bank: Bank, testInfo: TestInfo, problem: unknown): Promise<void> {
  const status = problem === undefined ? testInfo.status : "failed";
  if (status === testInfo.expectedStatus) return;
  const [file = "", ...names] = testInfo.titlePath;
  const thrown = problem instanceof Error ? [...testInfo.errors, problem] : testInfo.errors;
  const root = `${testInfo.config.rootDir}/`;
  const test = { runner: "playwright", name: names.join(" > "), file, attempt: testInfo.retry + 1 } as const;
  const errors = thrown.map(({ message, stack }) => failureError({ message, stack }, root));
  await keepFailure(bank, { test, errors }, async (json) => {
    const path = testInfo.outputPath("bank.json");
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, json);
    await testInfo.attach("bank.json", { path, contentType: "application/json" });
    return relative("", path);
  });
}
