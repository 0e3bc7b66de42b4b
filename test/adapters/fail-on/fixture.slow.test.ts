import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The first line of each error of the tests that failed, by the title of its test. */
async function errorsByTest(): Promise<Record<string, readonly string[]>> {
  const vitest = fileURLToPath(new URL("./vitest.mjs", import.meta.resolve("vitest/package.json")));
  const config = fileURLToPath(new URL("vitest.config.ts", import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), "sandbank-fail-on-"));
  const report = join(folder, "report.json");
  const args = ["run", "--config", config, "--reporter=json", `--outputFile=${report}`];
  // Its exit code is 1, because tests fail.
  await new Promise<void>((resolve) => execFile(process.execPath, [vitest, ...args], () => resolve()));
  const { testResults }: Report = JSON.parse(await readFile(report, "utf8"));
  await rm(folder, { recursive: true });
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return Object.fromEntries(
    results.map(({ title, status, failureMessages }) => [
      title,
      status === "passed" ? [] : failureMessages.map((message) => message.split("\n")[0] ?? ""),
    ]),
  );
}

test("the fixture of Vitest fails a test for what failOn names, with the test in the message (X101)", async () => {
  expect(await errorsByTest()).toEqual({
    "an unanswered request fails": [
      'Error: Test "by default > an unanswered request fails": no route of the bank answers GET /v1/loans (404): GET /_sandbank lists those that exist, or leave "unhandled" out of failOn.',
    ],
    "the error of the test comes first": [
      "AssertionError: expected 'received' to be 'expected' // Object.is equality",
      'Error: Test "by default > the error of the test comes first": no route of the bank answers GET /v1/loans (404): GET /_sandbank lists those that exist, or leave "unhandled" out of failOn.',
    ],
    "a retry that sends none passes": [],
    "a warning passes": [],
    "an unanswered request passes": [],
    "one that sends an unknown field fails": [
      `Error: Test "with unknown fields > one that sends an unknown field fails": POST /v1/counterparties got a warning, "'nickname' is not taken by this call and was ignored.": remove the field, or correct its name, or leave "unknown-field" out of failOn.`,
    ],
    "another that sends none passes": [],
    "the option is named": [
      `OptionError: Option 'failOn.1' must be one of "unhandled", "pending", "warning", "unknown-field", "server-error", got "warnings".`,
    ],
  });
});
