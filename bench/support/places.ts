import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "../../package.json" with { type: "json" };

/** The repository. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** What benches write. Packages are found from here as from a project that has the package installed. */
export const work = join(root, ".cache/bench");

/** The built package, in a node_modules as a project has it. */
const installed = join(work, "node_modules/sandbank");

/** The built command. */
export const command = join(installed, manifest.bin.sandbank);

/** Copies the built package to where the benches' projects find it. */
export function installPackage(): void {
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  // Otherwise the folder would be a part of the repository, whose own name leads to its own dist.
  writeFileSync(join(work, "package.json"), '{ "private": true, "type": "module" }');
  for (const part of ["dist", "package.json"])
    cpSync(join(root, part), join(installed, part), { recursive: true });
}

/** Makes an empty folder for a project, from which the package can be imported, and writes files into it. */
export function project(name: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = join(work, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}
