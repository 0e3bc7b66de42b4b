// Sums up the reports of all suites that .ci/run has run, as one line: `12 passed, 0 failed`.
// Usage: node tooling/count-tests.ts <report.json>…

import { readFileSync } from "node:fs";

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
}

let passed = 0;
let failed = 0;
for (const path of process.argv.slice(2)) {
  const report = read(path);
  passed += report?.numPassedTests ?? 0;
  // A file that can't be loaded, or an error outside any test, fails a run in which no test failed.
  failed += Math.max(report?.numFailedTests ?? 0, report?.success ? 0 : 1);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** A suite that broke off before it wrote its report counts as one failure. */
function read(path: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as VitestReport;
  } catch {
    return undefined;
  }
}
