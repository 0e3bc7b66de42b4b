import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/sources.ts";
import { installApart } from "../install-apart.ts";
import { runProgram } from "../program.ts";

const committed = join(root, "docs/api");
const fresh = join(root, ".cache/api/report");
const extractor = join(root, "tooling/api");

/** Compares the public types with their report in docs/api, or writes the report. */
export function check(isUpdate: boolean): readonly string[] {
  installApart(extractor);
  rmSync(fresh, { recursive: true, force: true });
  runProgram("tsc", ["-p", extractor], { cwd: root, stdio: "inherit" });
  execFileSync(process.execPath, [join(extractor, "report.ts"), fresh], { cwd: root, stdio: "inherit" });
  const now = reportsIn(fresh);
  if (isUpdate) {
    rmSync(committed, { recursive: true, force: true });
    mkdirSync(committed, { recursive: true });
    for (const [name, report] of now) writeFileSync(join(committed, name), report);
    return [];
  }
  const before = reportsIn(committed);
  const names = new Set([...before.keys(), ...now.keys()]);
  const changed = [...names].filter((name) => before.get(name) !== now.get(name));
  if (changed.length === 0) return [];
  spawnSync("git", ["--no-pager", "diff", "--no-index", committed, fresh], { stdio: "inherit" });
  return [
    `the public types differ from their report (${changed.join(", ")}). ` +
      "If that is intended, run `npm run check api -- --update` and commit docs/api.",
  ];
}

function reportsIn(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
