import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/sources.ts";
import type { PlannedRun, Run } from "./runs.ts";

const results = join(root, "docs/matrix.json");
const readme = join(root, "README.md");

const BEGIN = "<!-- made by `npm run long matrix`, of what passed -->";
const END = "<!-- end of what passed -->";

/** The runs that passed, as docs/matrix.json has them. */
export function readResults(): readonly Run[] {
  return JSON.parse(readFileSync(results, "utf8"));
}

/** Whether the table of the README is that of these runs. */
export function hasTable(runs: readonly Run[]): boolean {
  const text = readFileSync(readme, "utf8");
  return text === withTable(text, runs);
}

/** Writes the runs that passed, in the order of the examples, and the README's table. A run of an example that is gone is left out. */
export function writeResults(passed: readonly Run[], order: readonly PlannedRun[]): void {
  const sorted = order.flatMap((each) => passed.filter((one) => isSame(one, each)));
  writeFileSync(results, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(readme, withTable(readFileSync(readme, "utf8"), sorted));
}

/** Whether both are runs of the same example with the same set of versions. */
export function isSame(one: Pick<Run, "name" | "set">, other: Pick<Run, "name" | "set">): boolean {
  return one.name === other.name && one.set === other.set;
}

/** The README with the table of these runs instead of the one between its two marks. Throws an Error without them. */
function withTable(readme: string, runs: readonly Run[]): string {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The README has no ${BEGIN} before ${END}.`);
  return `${readme.slice(0, begin + BEGIN.length)}\n\n${tableOf(runs)}\n\n${readme.slice(end)}`;
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
    return `| [${ofName[0]?.place}](test/examples/${name}) | ${cell("newest")} | ${cell("oldest")} |`;
  });
  return ["| place | newest tested | oldest tested |", "|---|---|---|", ...rows].join("\n");
}
