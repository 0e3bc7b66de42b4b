// Runs every example with the newest and with the oldest versions that are supported, and writes what passed to
// docs/matrix.json and to the table of docs/reference/versions.md, which is made from that alone. A run of all tries `npx sandbank init` as well.
// Arguments: names of examples, --newest, --oldest.

import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../build/sources.ts";
import { readExamples } from "./example.ts";
import { installedVersions } from "./installed-versions.ts";
import { install, inWorkshop, run } from "./project.ts";
import { isSame, readResults, writeResults } from "./results.ts";
import { type Run, runsOf } from "./runs.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { newest: { type: "boolean" }, oldest: { type: "boolean" } },
});

execFileSync(process.execPath, ["tooling/build.ts"], { cwd: root, stdio: "inherit" });
const failures = await runAll();
for (const failure of failures) console.error(`matrix: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function runAll(): Promise<readonly string[]> {
  const examples = readExamples();
  const all = runsOf(examples);
  const chosen = all
    .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    .filter(({ set }) => (!values.newest && !values.oldest) || values[set]);
  const unknown = positionals.filter((name) => !examples.has(name));
  const failed = unknown.map(
    (name) => `There is no example ${name}: they are ${[...examples.keys()].join(", ")}.`,
  );
  const passed: Run[] = [];
  await inWorkshop(async (workshop) => {
    for (const { name, set } of chosen) {
      const example = examples.get(name);
      if (!example) continue;
      const copy = `${name}-${set}`;
      try {
        const project = await install(workshop, { name, example, copy, isOldest: set === "oldest" });
        const steps = await run(workshop, project);
        const installed = installedVersions(project);
        if (steps.length === 0) passed.push({ name, place: example.place, set, versions: installed });
        failed.push(...steps.map((step) => `${copy}: ${step} failed.`));
      } catch (error) {
        console.error(error);
        failed.push(`${copy}: its packages could not be installed.`);
      }
    }
  });
  if (chosen.length === all.length && !initWorks())
    failed.push("npx sandbank init failed: see `npm run long init`.");
  writeResults([...readResults().filter((each) => !chosen.some((one) => isSame(one, each))), ...passed], all);
  return failed;
}

/** Tries `npx sandbank init` in projects made by their own generators. */
function initWorks(): boolean {
  const { status } = spawnSync(process.execPath, [join(root, "tooling/init/init.ts")], { stdio: "inherit" });
  return status === 0;
}
