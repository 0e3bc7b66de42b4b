import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type DetectResult, detect } from "package-manager-detector";

/** Finds the package manager of a folder: there, or above it in its repository. */
export async function packageManagerOf(folder: string): Promise<DetectResult> {
  const found = await detect({ cwd: folder, stopDir: (above) => existsSync(join(above, ".git")) });
  return found ?? { name: "npm", agent: "npm" };
}

/** Installs the packages of a folder. Throws an Error that says what to run by hand when that does not work. */
export function install(folder: string, command: string): void {
  console.log(`\n> ${command}`);
  // A question would wait for an answer that a script does not give.
  const stdio = ["ignore", "inherit", "inherit"] as const;
  const { status, error } = spawnSync(command, { cwd: folder, shell: true, stdio: [...stdio] });
  if (status === 0) return;
  const reason = error?.message ?? `it ended with exit code ${status}`;
  throw new Error(`The files are written, but ${command} did not work (${reason}): run it yourself.`);
}
