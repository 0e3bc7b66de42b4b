import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./build/sources.ts";
import { runProgram } from "./program.ts";

/** The package as npm packs it. */
export interface Packed {
  readonly tarball: string;
  /** What is in it, with sizes in bytes. */
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** Whether `.ci/run` has built the package, and the playground, of these sources: tests then take what is there. */
export const isBuilt = Boolean(process.env.SANDBANK_PACKED);

/** Packs what `npm run build` has built into a folder. What `.ci/run` has packed once, for all that read it, is taken as it is. */
export function pack(folder: string): Packed {
  const before = process.env.SANDBANK_PACKED;
  if (before) return packedIn(dirname(before), readFileSync(before, "utf8"));
  mkdirSync(folder, { recursive: true });
  const printed = runProgram("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], {
    cwd: root,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return packedIn(folder, printed);
}

/** Reads what `npm pack --json` has printed. */
function packedIn(folder: string, printed: string): Packed {
  const [{ filename, files }]: [{ filename: string; files: Packed["files"] }] = JSON.parse(printed);
  return { tarball: join(folder, filename), files };
}

/** Unpacks a packed package into a folder. */
export function unpack({ tarball }: Packed, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"]);
}

/**
 * Makes a project that has the packed package installed. Below the repository it finds the dependencies that are installed
 * there.
 */
export function projectWith(packed: Packed, project: string): void {
  rmSync(project, { recursive: true, force: true });
  unpack(packed, join(project, "node_modules/sandbank"));
  // Without it the name of the package would mean this repository, not what is packed.
  writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module" }));
}
