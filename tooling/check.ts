// npm run check [name…] [-- --update]: see CONTRIBUTING.md.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { messageOf } from "../src/engine/errors.ts";
import { root } from "./build/sources.ts";

/** Returns what is wrong, a sentence each. With `isUpdate`, a check that compares files writes them instead. */
type Check = (isUpdate: boolean) => readonly string[] | Promise<readonly string[]>;

interface Listed {
  readonly load: () => Promise<{ readonly check: Check }>;
  /** Whether it reads what `npm run build` writes. */
  readonly needsBuild?: true;
}

/** In the order in which all of them run. */
const CHECKS: Readonly<Record<string, Listed>> = {
  contract: { load: () => import("./check/contract.ts") },
  ledger: { load: () => import("./check/ledger.ts") },
  docs: { load: () => import("./check/docs.ts") },
  checkout: { load: () => import("./check/checkout.ts") },
  matrix: { load: () => import("./check/matrix.ts") },
  package: { load: () => import("./check/package.ts"), needsBuild: true },
  size: { load: () => import("./check/size.ts"), needsBuild: true },
  "first-page": { load: () => import("./check/first-page.ts"), needsBuild: true },
  types: { load: () => import("./check/types.ts"), needsBuild: true },
  api: { load: () => import("./check/api.ts"), needsBuild: true },
  hover: { load: () => import("./check/hover.ts"), needsBuild: true },
  document: { load: () => import("./check/document.ts"), needsBuild: true },
  release: { load: () => import("./check/release.ts"), needsBuild: true },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: "boolean", default: false } },
});
const [name = "", ...others] = positionals.length > 0 ? positionals : Object.keys(CHECKS);
if (others.length === 0) {
  const problems = await problemsOf(name).catch((error: unknown) => [messageOf(error)]);
  for (const problem of problems) console.error(`check ${name}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`check ${name}: passed`);
} else {
  // Each in a process of its own, because some change the environment of theirs.
  for (const each of [name, ...others]) {
    const words = [import.meta.filename, each, ...(values.update ? ["--update"] : [])];
    if (spawnSync(process.execPath, words, { stdio: "inherit" }).status !== 0) process.exitCode = 1;
  }
}

async function problemsOf(name: string): Promise<readonly string[]> {
  const listed = CHECKS[name];
  if (!listed) return [`There is no such check: they are ${Object.keys(CHECKS).join(", ")}.`];
  if (listed.needsBuild && !existsSync(join(root, "dist"))) return ["There is no dist: run `npm run build`."];
  const { check } = await listed.load();
  return check(values.update);
}
