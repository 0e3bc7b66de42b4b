// Fails when a statement of docs/spec has no test, or a test names no statement. Run as `npm run ledger`.

import { problemsOf } from "./ledger/entries.ts";
import { readLedger } from "./ledger/read.ts";

const { entries, files } = readLedger();
const problems = problemsOf(entries, files);
if (problems.length > 0) {
  console.error(
    `ledger: ${problems.length} ${problems.length === 1 ? "problem" : "problems"}\n${problems.join("\n")}`,
  );
  process.exitCode = 1;
}
