// Sums up the reports of all suites that .ci/run has run, as one line: `12 passed, 0 failed`.
// Usage: node tooling/count-tests.ts <report.json>…

import { readFileSync } from "node:fs";

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface Report {
  success: boolean;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

let passed = 0;
let failed = 0;
for (const path of process.argv.slice(2)) {
  const counts = count(read(path));
  passed += counts.passed;
  failed += counts.failed;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function count(report: Report | undefined): { passed: number; failed: number } {
  const files = report?.testResults ?? [];
  const outcomes = files.flatMap(({ status, assertionResults }) => {
    const tests = assertionResults.map((result) => result.status);
    // A file that could not be loaded has no tests, or none that failed.
    return status === "failed" && !tests.includes("failed") ? [...tests, "failed"] : tests;
  });
  const failures = outcomes.filter((status) => status === "failed").length;
  return {
    passed: outcomes.filter((status) => status === "passed").length,
    // An error outside any test, or a suite that broke off before it wrote its report, is a failure too.
    failed: report?.success ? failures : Math.max(failures, 1),
  };
}

function read(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Report;
  } catch {
    return undefined;
  }
}
