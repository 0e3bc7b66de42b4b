import { posix } from "node:path";
import type { Framework, Project, Runner } from "../project.ts";
import type { Step } from "../step.ts";
import { template } from "../template.ts";

/** Chooses the file with the options of the bank: the one that has them already, or one that is free. */
export function bankPath(
  project: Project,
  framework: Framework | undefined,
  runner: Runner | undefined,
): string {
  const { files, language, isModule } = project;
  const folders = framework === "react-router" || framework === "nuxt" ? ["app", "src"] : ["src"];
  const folder = folders.find(files.isFolder) ?? ".";
  // Jest transforms no .mjs.
  const isLoadedByNode = framework === undefined && runner !== "jest" && !isModule;
  const ending = language === "js" && isLoadedByNode ? "mjs" : language;
  const [usual, other] = [posix.join(folder, `bank.${ending}`), posix.join(folder, `mock-bank.${ending}`)];
  const config = files.read(files.configOf("vite.config") ?? "");
  const [, configured = usual] = /\bsandbank\(\{[^)]*?\boptions:\s*["']\.?\/?([^"']+)["']/.exec(config) ?? [];
  const paths = [configured, usual, other];
  const path = paths.find(files.isOurs) ?? paths.find((each) => !files.isFile(each));
  if (path !== undefined) return path;
  throw new Error(`init makes ${usual} or ${other}, but both exist and have nothing of sandbank: move one.`);
}

/** Makes the file with the options of the bank and a scenario of the project's own. */
export function bankSteps({ files, language }: Project, bank: string): Step[] {
  if (files.isFile(bank)) return [{ note: `${bank} has the options of a bank already.` }];
  const made = { file: bank, before: undefined, after: template(`bank.${language}`) };
  const usual = bank.replace("mock-", "");
  if (!files.isFile(usual)) return [made];
  return [made, { note: `${usual} exists and is left as it is, so the bank's options are in ${bank}.` }];
}
