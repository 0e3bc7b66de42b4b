import { spawnSync } from "node:child_process";
import process from "node:process";
import type { PackageManager } from "./facts.ts";
import { COMMANDS } from "./package-manager.ts";

/** No registry that answers takes as long; without a network package managers try for minutes. */
const LIMIT_MS = 5 * 60_000;

/** Installs the packages of a project. Throws an Error that says what to run by hand when that does not work. */
export function install(folder: string, packageManager: PackageManager): void {
  const command = COMMANDS[packageManager].install;
  console.log(`\n> ${command}`);
  const { status, error } = spawnSync(command, {
    cwd: folder,
    shell: true,
    // A question would wait for an answer that a script does not give.
    stdio: ["ignore", "inherit", "inherit"],
    timeout: LIMIT_MS,
    env: process.env,
  });
  if (status === 0) return;
  const reason = error === undefined ? `it ended with exit code ${status}` : error.message;
  throw new Error(`The files are written, but ${command} did not work (${reason}): run it yourself.`);
}
