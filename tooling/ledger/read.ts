import { existsSync, readFileSync } from "node:fs";
import { filesIn } from "../../test/docs/mentions.ts";
import { root, statements } from "../../test/docs/statements.ts";
import { COMPARED, comparisonsOf } from "./compared.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { type TestFile, testsIn } from "./find-tests.ts";
import { isTestFile } from "./folders.ts";

/**
 * Reads docs/spec, the tests and the comparisons with the service from the repository.
 *
 * @example const { entries } = readLedger();
 */
export function readLedger(): { readonly entries: readonly Entry[]; readonly files: readonly TestFile[] } {
  const rows = statements();
  const files = filesIn(["test"], ["ts", "tsx"])
    .filter(({ path }) => isTestFile(path))
    .map(({ path, text }) => testsIn(path, text));
  const text = existsSync(root + COMPARED) ? readFileSync(root + COMPARED, "utf8") : undefined;
  const compared = comparisonsOf(text, new Set(rows.map(({ id }) => id)));
  return { entries: entriesOf(rows, files, compared), files };
}
