// Writes the ledger for programs.

import { areasOf, countsOf } from "./counts.ts";
import type { Entry } from "./entries.ts";

/** The counts by area, and each statement with the titles of its tests by their files. */
export function jsonOf(entries: readonly Entry[]): string {
  const areas = areasOf(entries).map((area) => [area.title, countsOf(area.entries)]);
  return JSON.stringify({
    counts: { all: countsOf(entries), ...Object.fromEntries(areas) },
    statements: entries.map(({ tests, ...entry }) => ({ ...entry, tests: titlesByFile(tests) })),
  });
}

function titlesByFile(tests: Entry["tests"]): Record<string, string[]> {
  const files = [...Map.groupBy(tests, ({ file }) => file)];
  return Object.fromEntries(files.map(([file, shown]) => [file, shown.map(({ title }) => title)]));
}
