import { readExamples } from "../examples/example.ts";
import { hasTable, readResults } from "../examples/results.ts";
import { runsOf } from "../examples/runs.ts";
import { findStale } from "../examples/stale.ts";

/** Finds what docs/matrix.json lacks or has with other versions than the examples, and whether docs/reference/versions.md is made from it. */
export function check(): readonly string[] {
  const passed = readResults();
  const stale = findStale(runsOf(readExamples()), passed);
  return hasTable(passed)
    ? stale
    : [...stale, "The table of docs/reference/versions.md is not that of docs/matrix.json: run `npm run long matrix`."];
}
