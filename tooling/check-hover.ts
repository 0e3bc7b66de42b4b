// Checks that an editor shows a text for every option, function and type of the package as it is packed. Run after `npm run build`.

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build/sources.ts";
import { installApart } from "./install-apart.ts";

/** Apart, because the language service is part of a compiler API, which TypeScript 7 lacks. */
const tool = join(root, "tooling/hover");
/** Below the repository, so that the package finds the dependencies that are installed there. */
const project = join(root, ".cache/check-hover");
const installed = join(project, "node_modules/sandbank");

if (!existsSync(join(root, "dist"))) {
  console.error("check:hover: there is no dist: run `npm run build` first.");
  process.exit(1);
}
installApart(tool);
rmSync(project, { recursive: true, force: true });
mkdirSync(installed, { recursive: true });
// Without it the name of the package would be that of this repository, not of what is packed.
writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module" }));
const [packed] = JSON.parse(
  execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", project], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }),
) as [{ filename: string }];
execFileSync("tar", ["-xzf", join(project, packed.filename), "-C", installed, "--strip-components=1"]);
for (const [command, ...args] of [
  ["tsc", "-p", tool],
  ["node", join(tool, "index.ts"), project],
] as const) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
