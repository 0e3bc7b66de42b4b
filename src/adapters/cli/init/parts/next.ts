import { posix } from "node:path";
import type { Project } from "../project.ts";
import type { Step } from "../step.ts";
import { template } from "../template.ts";
import { specifier } from "../typescript.ts";

/**
 * Gives the server and the pages of Next's app router one bank, by three files that Next finds by their names. None of them
 * has a bank in production.
 */
export function nextSteps(project: Project, bank: string): Step[] {
  const { files, language } = project;
  const folder = files.isFolder("src/app") ? "src" : ".";
  if (!files.isFolder(posix.join(folder, "app")))
    return [{ note: "This project has no app router: init does not set up pages of Next's pages router." }];
  return ["instrumentation", "instrumentation-client", "app/sandbank/[[...path]]/route"].map((name): Step => {
    const stem = posix.join(folder, name);
    const file = files.configOf(stem) ?? `${stem}.${language}`;
    const after = template(`${posix.basename(name)}.ts`, specifier(project, file, bank));
    if (!files.isFile(file)) return { file, before: undefined, after };
    if (files.isOurs(file)) return { note: `${file} has what the bank needs already.` };
    return { file, reason: "it exists, and Next reads no other one", manual: after.trimEnd().split("\n") };
  });
}
