// Compares the public types with their report in docs/api; with `--update` writes the report. Run after `npm run build`.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installApart } from "./install-apart.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const committed = join(root, "docs/api");
const fresh = join(root, ".cache/api/report");
/**
 * A separate folder, because API Extractor needs a compiler API, which TypeScript 7 lacks, and brings its own
 * TypeScript.
 */
const extractor = join(root, "tooling/api");

if (!existsSync(join(root, "dist"))) fail("there is no dist: run `npm run build` first.");
installApart(extractor);
rmSync(fresh, { recursive: true, force: true });
run("tsc", "-p", extractor);
run("node", join(extractor, "report.ts"), fresh);
if (process.argv.includes("--update")) update();
else check();

function update(): void {
  rmSync(committed, { recursive: true, force: true });
  mkdirSync(committed, { recursive: true });
  for (const [name, report] of reportsIn(fresh)) writeFileSync(join(committed, name), report);
}

function check(): void {
  const before = reportsIn(committed);
  const now = reportsIn(fresh);
  const names = new Set([...before.keys(), ...now.keys()]);
  const changed = [...names].filter((name) => before.get(name) !== now.get(name));
  if (changed.length === 0) return;
  spawnSync("git", ["--no-pager", "diff", "--no-index", committed, fresh], { stdio: "inherit" });
  fail(
    `the public types differ from their report (${changed.join(", ")}). ` +
      "If that is intended, run `npm run api -- --update` and commit docs/api.",
  );
}

function reportsIn(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) fail(`${command} ${args.join(" ")} failed.`);
}

function fail(message: string): never {
  console.error(`api: ${message}`);
  process.exit(1);
}
