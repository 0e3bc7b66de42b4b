// Sums up the reports of all suites that .ci/run has run, as one line: `12 passed, 0 failed`.
// Usage: node tooling/count-tests.ts <report.json>…

import { countReport } from "./count-report.ts";

let passed = 0;
let failed = 0;
for (const path of process.argv.slice(2)) {
  const counts = countReport(path);
  passed += counts.passed;
  failed += counts.failed;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
