// Runs every example with the newest and with the oldest versions that are supported, and writes what passed to
// docs/matrix.json and to the table of the README, which is made of that alone. A run of all tries `npx sandbank init` as well.
// Run after `npm run build`, since it takes longer than CI may.
//
// Usage: npm run matrix [-- <example>…] [-- --newest | --oldest]
//        npm run matrix -- --check   only says whether the table and docs/matrix.json fit the examples

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readExamples } from "./examples/example.ts";
import { install, inWorkshop, run } from "./examples/project.ts";
import { installedVersions } from "./matrix/installed-versions.ts";
import { type Run, runsOf } from "./matrix/runs.ts";
import { findStale } from "./matrix/stale.ts";
import { withTable } from "./matrix/table.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const results = join(root, "docs/matrix.json");
const readme = join(root, "README.md");
const examples = readExamples(root);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { newest: { type: "boolean" }, oldest: { type: "boolean" }, check: { type: "boolean" } },
});

const failures = values.check ? check() : await runAll();
for (const failure of failures) console.error(`matrix: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

function check(): readonly string[] {
  const passed = readResults();
  const text = readFileSync(readme, "utf8");
  const stale = findStale(runsOf(root, examples), passed);
  const isWritten = text === withTable(text, passed);
  return isWritten
    ? stale
    : [...stale, "The table of the README is not that of docs/matrix.json: run `npm run matrix`."];
}

async function runAll(): Promise<readonly string[]> {
  const all = runsOf(root, examples);
  const chosen = all
    .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    .filter(({ set }) => (!values.newest && !values.oldest) || values[set]);
  const unknown = positionals.filter((name) => !examples.has(name));
  const failed = unknown.map(
    (name) => `There is no example ${name}: they are ${[...examples.keys()].join(", ")}.`,
  );
  const passed: Run[] = [];
  await inWorkshop(root, async (workshop) => {
    for (const { name, set } of chosen) {
      const example = examples.get(name);
      if (!example) continue;
      const copy = `${name}-${set}`;
      try {
        const project = await install(workshop, { name, example, copy, isOldest: set === "oldest" });
        const steps = run(workshop, project);
        const installed = installedVersions(project);
        if (steps.length === 0)
          passed.push({
            name,
            place: example.place,
            set,
            versions: installed,
          });
        failed.push(...steps.map((step) => `${copy}: ${step} failed.`));
      } catch (error) {
        console.error(error);
        failed.push(`${copy}: its packages could not be installed.`);
      }
    }
  });
  if (chosen.length === all.length && !initWorks())
    failed.push("npx sandbank init failed: see npm run test:init.");
  write([...readResults().filter((each) => !chosen.some((one) => isSame(one, each))), ...passed], all);
  return failed;
}

/** Tries `npx sandbank init` in projects made by their own generators. */
function initWorks(): boolean {
  const { status } = spawnSync(process.execPath, [join(root, "tooling/test-init.ts")], { stdio: "inherit" });
  return status === 0;
}

function isSame(one: Pick<Run, "name" | "set">, other: Pick<Run, "name" | "set">): boolean {
  return one.name === other.name && one.set === other.set;
}

/** In the order of the examples. A run of an example that is gone is left out. */
function write(passed: readonly Run[], order: readonly Pick<Run, "name" | "set">[]): void {
  const sorted = order.flatMap((each) => passed.filter((one) => isSame(one, each)));
  writeFileSync(results, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(readme, withTable(readFileSync(readme, "utf8"), sorted));
}

function readResults(): readonly Run[] {
  return JSON.parse(readFileSync(results, "utf8"));
}
