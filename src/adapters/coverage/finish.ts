import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Coverage, mergeCoverages, percentOf } from "../../coverage/coverage.ts";
import { readCoverage, writeCoverage } from "./file.ts";
import type { ReadCoverageOptions } from "./options.ts";
import { missingOf, shownPercent, tableOf, titleOf } from "./table.ts";

/** How many names a message lists. */
const FIRST_FEW = 5;

/** The result of a run: what was seen in it and, with `merge`, in earlier ones. */
export interface CoverageResult {
  readonly coverage: Coverage;
  /** A message for each kind that is below its threshold. */
  readonly failures: readonly string[];
}

/**
 * Merges the coverage of a run with what the file has, if asked to, writes the file and prints the table. `folder` is
 * where a relative path begins.
 */
export function finish(
  own: Coverage,
  { file, merge, print, thresholds }: ReadCoverageOptions,
  folder: string,
): CoverageResult {
  const path = file === false ? undefined : resolve(folder, file);
  const isMerged = merge && path !== undefined && existsSync(path);
  const coverage = isMerged ? mergeCoverages([own, readCoverage(path)]) : own;
  if (path !== undefined) writeCoverage(path, coverage);
  if (print !== "none") {
    const missing = print === "missing" ? missingOf(coverage) : "";
    process.stdout.write(`\n${tableOf(coverage)}${missing}\n`);
  }
  return { coverage, failures: failuresIn(coverage, thresholds) };
}

function failuresIn(coverage: Coverage, thresholds: ReadCoverageOptions["thresholds"]): readonly string[] {
  return Object.entries(thresholds).flatMap(([kind, least]) => {
    const found = coverage[kind];
    if (!found)
      return [
        `The files have no ${titleOf(kind)}, so their threshold of ${least} % can't be met: leave out 'thresholds.${kind}' of sandbank/coverage, or merge files that have them.`,
      ];
    if (percentOf(found) >= least) return [];
    const { seen, missing } = found;
    const names = missing.slice(0, FIRST_FEW).join(", ");
    const others = missing.length > FIRST_FEW ? ` and ${missing.length - FIRST_FEW} more` : "";
    const all = seen.length + missing.length;
    return [
      `Coverage of ${titleOf(kind)} is ${shownPercent(found)} (${seen.length} of ${all}), below its threshold of ${least} %. Not seen: ${names}${others}. Test more of them, or lower 'thresholds.${kind}' of sandbank/coverage.`,
    ];
  });
}
