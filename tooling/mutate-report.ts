// What `npm run mutate` prints.

import type { Mutant } from "./mutate-sites.ts";

export type Outcome = "killed" | "survived" | "timeout";

export interface Result {
  mutant: Mutant;
  outcome: Outcome;
  /** How many test files were run against it. */
  tests: number;
}

/** A survivor with its place and the line it changes, before and after. */
export function describeSurvivor({ mutant, tests }: Result, source: string): string {
  const { start, end, text, file, line } = mutant;
  const from = source.lastIndexOf("\n", start - 1) + 1;
  const endOfLine = source.indexOf("\n", end);
  const to = endOfLine < 0 ? source.length : endOfLine;
  const before = source.slice(from, to);
  const after = source.slice(from, start) + text + source.slice(end, to);
  const reach = tests === 0 ? "no test reaches it" : `${tests} test files`;
  return [`${file}:${line} (${reach})`, ...marked("-", before), ...marked("+", after)].join("\n");
}

function marked(mark: string, text: string): string[] {
  const lines = text.split("\n");
  const shown = lines.length > 6 ? [...lines.slice(0, 5), "…"] : lines;
  return shown.map((line) => `  ${mark} ${line}`);
}

/** A line for each folder: how many of its mutants were found. */
export function describeFolders(results: readonly Result[]): string {
  const folders = Map.groupBy(results, ({ mutant }) => folderOf(mutant.file));
  return [...folders]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([folder, own]) => `${folder.padEnd(32)}${describeFigures(own)}`)
    .join("\n");
}

/** `96.7 % of 60: 57 killed, 1 timed out, 2 survived`. */
export function describeFigures(results: readonly Result[]): string {
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const found = results.length - count("survived");
  const share = results.length === 0 ? "-" : ((found / results.length) * 100).toFixed(1);
  return `${share} % of ${results.length}: ${count("killed")} killed, ${count("timeout")} timed out, ${count("survived")} survived`;
}

/** The area, and within the engine its part. */
function folderOf(file: string): string {
  const parts = file.split("/").slice(0, -1);
  return parts.slice(0, parts[1] === "engine" ? 3 : 2).join("/");
}
