// Compares the ledger of the specification, docs/fidelity.md and docs/fidelity.json, with docs/spec and the tests; with
// `--update` writes it. Fails when a statement has no test, or a test names no statement. Run as `npm run ledger`.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { filesIn } from "../test/docs/mentions.ts";
import { root, statements } from "../test/docs/statements.ts";
import { formatted } from "./formatted.ts";
import { COMPARED, comparisonsOf } from "./ledger/compared.ts";
import { entriesOf, problemsOf } from "./ledger/entries.ts";
import { enumValues } from "./ledger/enums.ts";
import { testsIn } from "./ledger/find-tests.ts";
import { isTestFile } from "./ledger/folders.ts";
import { jsonOf } from "./ledger/json.ts";
import { pageOf } from "./ledger/page.ts";

const rows = statements();
const files = filesIn(["test"], ["ts", "tsx"])
  .filter(({ path }) => isTestFile(path))
  .map(({ path, text }) => testsIn(path, text));
const compared = comparisonsOf(textOf(COMPARED), new Set(rows.map(({ id }) => id)));
const entries = entriesOf(rows, files, compared);
const problems = problemsOf(entries, files);
const values = await enumValues();
const generated: Readonly<Record<string, string>> = {
  "docs/fidelity.md": pageOf(rows, entries, values),
  "docs/fidelity.json": formatted("docs/fidelity.json", jsonOf(entries, values)),
};
const stale = Object.keys(generated).filter((path) => textOf(path) !== generated[path]);

if (process.argv.includes("--update")) {
  for (const path of stale) writeFileSync(root + path, generated[path] ?? "");
} else if (stale.length > 0) {
  problems.push(`Not current: ${stale.join(", ")}. Run \`npm run ledger -- --update\` and commit.`);
}

if (problems.length > 0) {
  console.error(
    `ledger: ${problems.length} ${problems.length === 1 ? "problem" : "problems"}\n${problems.join("\n")}`,
  );
  process.exitCode = 1;
}

function textOf(path: string): string | undefined {
  return existsSync(root + path) ? readFileSync(root + path, "utf8") : undefined;
}
