import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type manifest from "../package.json";

/** How a project of `test/examples` is run: the `example.json` in the folder of its checks. */
export interface Example {
  /** Whether `.ci/run` runs it; `npm run matrix` runs all. */
  readonly ci: boolean;
  /** What only the checks laid over the example import. */
  readonly packages?: readonly (keyof typeof manifest.devDependencies)[];
  /** What of the repository they import, below `repository`. */
  readonly shares?: readonly string[];
  /** Commands of the installed packages, such as "vitest run"; count-tests.ts counts the reports. */
  readonly steps: readonly string[];
}

/** Reads how each example is run, by its name. */
export function readExamples(folder: string): ReadonlyMap<string, Example> {
  const files = readdirSync(folder).map((name) => ({ name, file: join(folder, name, "example.json") }));
  const found = files.filter(({ file }) => existsSync(file));
  return new Map(found.map(({ name, file }) => [name, JSON.parse(readFileSync(file, "utf8"))]));
}

/** The flags with which a command of tests writes a report for count-tests.ts; none for other commands. */
export function reporting(step: string, report: string): readonly string[] {
  if (step.startsWith("vitest run"))
    return ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  if (step.startsWith("playwright test")) return ["--reporter=list,json"];
  if (step.startsWith("jest")) return ["--json", `--outputFile=${report}`];
  return [];
}
