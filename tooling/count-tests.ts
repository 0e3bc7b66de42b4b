// Sums up the reports of all suites that .ci/run has run, as one line: `12 passed, 0 failed`. Before it stands each test
// that has failed at first and passed when it was run again.
// Usage: node tooling/count-tests.ts <report.json>…

import { readFileSync } from "node:fs";

/** What Vitest's JSON reporter writes, of which only this is read. */
interface VitestReport {
  success: boolean;
  testResults: { status: string; assertionResults: VitestResult[] }[];
}

interface VitestResult {
  status: string;
  fullName: string;
  /** Also of a test that has passed when it was run again. */
  failureMessages: string[];
}

/** What Playwright's JSON reporter writes, of which only this is read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

interface Counts {
  passed: number;
  failed: number;
}

/** A suite that ended before it wrote its report. */
const noReport: Counts = { passed: 0, failed: 1 };

let passed = 0;
let failed = 0;
for (const path of process.argv.slice(2)) {
  const report = read(path);
  const counts = !report ? noReport : "stats" in report ? countPlaywright(report) : countVitest(report);
  passed += counts.passed;
  failed += counts.failed;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function countVitest(report: VitestReport): Counts {
  nameRepeated(report.testResults.flatMap(({ assertionResults }) => assertionResults));
  const outcomes = report.testResults.flatMap(({ status, assertionResults }) => {
    const tests = assertionResults.map((result) => result.status);
    // A file that could not be loaded has no tests, or none that failed.
    return status === "failed" && !tests.includes("failed") ? [...tests, "failed"] : tests;
  });
  const failures = outcomes.filter((status) => status === "failed").length;
  return {
    passed: outcomes.filter((status) => status === "passed").length,
    // An error outside any test is a failure too.
    failed: report.success ? failures : Math.max(failures, 1),
  };
}

function nameRepeated(results: VitestResult[]): void {
  for (const { status, fullName, failureMessages } of results) {
    if (status !== "passed" || failureMessages.length === 0) continue;
    console.log(
      `Passed only when it was run again, so it is to be mended: ${fullName}\n${failureMessages[0]}\n`,
    );
  }
}

function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

function read(path: string): VitestReport | PlaywrightReport | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
