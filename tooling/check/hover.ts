import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../build/sources.ts";
import { installApart } from "../install-apart.ts";
import { pack, projectWith } from "../packed.ts";
import { runProgram } from "../program.ts";

/** Apart, because the language service is part of a compiler API, which TypeScript 7 lacks. */
const tool = join(root, "tooling/hover");

/** Asks an editor's language service for the text of every option, function and type of the package as it is packed. */
export function check(): readonly string[] {
  installApart(tool);
  const folder = join(root, ".cache/check-hover");
  const project = join(folder, "project");
  projectWith(pack(folder), project);
  runProgram("tsc", ["-p", tool], { cwd: root, stdio: "inherit" });
  const printed = execFileSync(process.execPath, [join(tool, "index.ts"), project], {
    cwd: root,
    encoding: "utf8",
  });
  const { figures, problems }: { figures: string; problems: readonly string[] } = JSON.parse(printed);
  console.log(figures);
  return problems;
}
