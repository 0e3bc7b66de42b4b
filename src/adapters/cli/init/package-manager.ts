import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type DetectResult, detect } from "package-manager-detector";

/** No registry that answers takes as long; without a network package managers try for minutes. */
const LIMIT_MS = 5 * 60_000;

/** Finds the package manager of a folder: there, or above it in its repository. */
export async function packageManagerOf(folder: string): Promise<DetectResult> {
  const found = await detect({ cwd: folder, stopDir: (above) => existsSync(join(above, ".git")) });
  return found ?? { name: "npm", agent: "npm" };
}

/** Installs the packages of a folder. Throws an Error that says what to run by hand when that does not work. */
export function install(folder: string, command: string): void {
  console.log(`\n> ${command}`);
  const { status, error } = spawnSync(command, {
    cwd: folder,
    shell: true,
    // A question would wait for an answer that a script does not give.
    stdio: ["ignore", "inherit", "inherit"],
    timeout: LIMIT_MS,
  });
  if (status === 0) return;
  const reason = error === undefined ? `it ended with exit code ${status}` : error.message;
  throw new Error(`The files are written, but ${command} did not work (${reason}): run it yourself.`);
}
