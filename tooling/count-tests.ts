// Sums up the reports of all suites that .ci/run has run, as one line: `12 passed, 0 failed`.
// Usage: node tooling/count-tests.ts <report.json>…

import { readFileSync } from "node:fs";

/** What Vitest's JSON reporter writes, of which only this is read. */
interface VitestReport {
  success: boolean;
  testResults: { status: string; assertionResults: { status: string }[] }[];
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
