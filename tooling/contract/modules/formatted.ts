import { root } from "../../build/sources.ts";
import { runProgram } from "../../program.ts";

/** A text as Biome formats it for a file of the repository. */
export function formatted(path: string, input: string): string {
  return runProgram("biome", ["format", `--stdin-file-path=${path}`], {
    cwd: root,
    input,
    maxBuffer: 2 ** 26,
  });
}
