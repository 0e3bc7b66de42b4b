// npm run bench [-- <group>…] [--json <file>]: see CONTRIBUTING.md.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { GROUPS } from "./groups.ts";
import { installPackage, work } from "./support/places.ts";
import { type Row, showAims } from "./support/show.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "string" }, help: { type: "boolean", short: "h" } },
});
for (const name of positionals) {
  if (!GROUPS[name])
    throw new Error(`There is no group "${name}": it is one of ${Object.keys(GROUPS).join(", ")}.`);
}

if (values.help) {
  for (const [name, { about }] of Object.entries(GROUPS)) console.log(`${name.padEnd(12)} ${about}`);
} else {
  const names = positionals.length > 0 ? positionals : Object.keys(GROUPS);
  installPackage();
  const rows = names.flatMap(rowsOf);
  showAims(rows);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(rows, null, 2));
}

/**
 * Runs a group in a process of its own, so that none finds the heap and the compiled code of another. One that fails
 * does not keep the others from running.
 */
function rowsOf(name: string): Row[] {
  const file = join(work, `${name}.json`);
  const module = fileURLToPath(new URL("run.ts", import.meta.url));
  console.log(`\n== ${name}: ${GROUPS[name]?.about}`);
  const { status } = spawnSync(process.execPath, ["--expose-gc", module, name, file], { stdio: "inherit" });
  if (status === 0) return JSON.parse(readFileSync(file, "utf8"));
  console.error(`bench: the group "${name}" failed.`);
  process.exitCode = 1;
  return [];
}
