import type { Run } from "./runs.ts";

const BEGIN = "<!-- made by `npm run matrix`, of what passed -->";
const END = "<!-- end of what passed -->";

/** The README with the table of the runs that passed in place of the one between its two marks. Throws an Error without them. */
export function withTable(readme: string, runs: readonly Run[]): string {
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
