import { execFileSync } from "node:child_process";
import { root } from "../../build/sources.ts";

/** A text as Biome formats it for a file of the repository. */
export function formatted(path: string, input: string): string {
  return execFileSync("biome", ["format", `--stdin-file-path=${path}`], {
    cwd: root,
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
}
