import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/sources.ts";
import type { PlannedRun, Run } from "./runs.ts";

const results = join(root, "docs/matrix.json");
const page = join(root, "docs/reference/versions.md");

const BEGIN = "<!-- begin versions -->";
const END = "<!-- end versions -->";

/** The runs that passed, as docs/matrix.json has them. */
export function readResults(): readonly Run[] {
  return JSON.parse(readFileSync(results, "utf8"));
}

/** Whether the table of docs/reference/versions.md is that of these runs. */
export function hasTable(runs: readonly Run[]): boolean {
  const text = readFileSync(page, "utf8");
  return text === withTable(text, runs);
}

/** Writes the runs that passed, in the order of the examples, and the table of docs/reference/versions.md. A run of an example that is gone is left out. */
export function writeResults(passed: readonly Run[], order: readonly PlannedRun[]): void {
  const sorted = order.flatMap((each) => passed.filter((one) => isSame(one, each)));
  writeFileSync(results, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(page, withTable(readFileSync(page, "utf8"), sorted));
}

/** Whether both are runs of the same example with the same set of versions. */
export function isSame(one: Pick<Run, "name" | "set">, other: Pick<Run, "name" | "set">): boolean {
  return one.name === other.name && one.set === other.set;
}

/** The page with the table of these runs instead of the one between its two marks. Throws an Error without them. */
function withTable(text: string, runs: readonly Run[]): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/reference/versions.md has no ${BEGIN} before ${END}.`);
  return `${text.slice(0, begin + BEGIN.length)}\n\n${tableOf(runs)}\n\n${text.slice(end)}`;
}

function tableOf(runs: readonly Run[]): string {
  const names = [...new Set(runs.map(({ name }) => name))];
  const rows = names.map((name) => {
    const ofName = runs.filter((each) => each.name === name);
    const cell = (set: Run["set"]) => {
      const found = ofName.find((each) => each.set === set);
      const versions = Object.entries(found?.versions ?? {}).map((pair) => pair.join(" "));
      return versions.join(", ") || "–";
    };
    return `| [${ofName[0]?.place}](../../test/examples/${name}) | ${cell("newest")} | ${cell("oldest")} |`;
  });
  return ["| Tool | Newest tested | Oldest tested |", "|---|---|---|", ...rows].join("\n");
}
