// Writes the ledger for programs.

import { areasOf, countsOf } from "./counts.ts";
import type { Entry } from "./entries.ts";
import type { EnumValue } from "./enums.ts";

/** The counts by area, each statement with the titles of its tests by their files, and the values of enums. */
export function jsonOf(entries: readonly Entry[], values: readonly EnumValue[]): string {
  const areas = areasOf(entries).map((area) => [area.title, countsOf(area.entries)]);
  return JSON.stringify({
    counts: { all: countsOf(entries), ...Object.fromEntries(areas) },
    statements: entries.map(({ tests, ...entry }) => ({ ...entry, tests: titlesByFile(tests) })),
    values,
  });
}

function titlesByFile(tests: Entry["tests"]): Record<string, string[]> {
  const files = [...Map.groupBy(tests, ({ file }) => file)];
  return Object.fromEntries(files.map(([file, shown]) => [file, shown.map(({ title }) => title)]));
}
