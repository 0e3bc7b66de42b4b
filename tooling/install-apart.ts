import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runProgram } from "./program.ts";

/**
 * Installs the tools of a folder that has a package of its own, once for each content of its lock file. They are apart
 * because they need a compiler API, which TypeScript 7 lacks, and bring their own TypeScript.
 *
 * @example installApart(join(root, "tooling/api"));
 */
export function installApart(folder: string): void {
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  const installed = join(folder, "node_modules/.installed-lock.json");
  if (existsSync(installed) && readFileSync(installed, "utf8") === lock) return;
  // Not `npm ci`, which refuses a lock file that was written where a registry lacks the packages of other platforms. The
  // versions are those of the lock file all the same.
  runProgram("npm", ["install", "--no-save", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  writeFileSync(installed, lock);
}
