import { execFileSync } from "node:child_process";
import { root } from "./build/sources.ts";

/** The files of the package as npm packs it, with their sizes in bytes. Run after `npm run build`. */
export function packedFiles(): readonly { readonly path: string; readonly size: number }[] {
  const [packed]: [{ files: { path: string; size: number }[] }] = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--dry-run", "--ignore-scripts"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }),
  );
  return packed.files;
}
