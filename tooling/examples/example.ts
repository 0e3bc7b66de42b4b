import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type manifest from "../../package.json";
import { root } from "../build/sources.ts";

/** Versions by package, such as `{ vite: "6.0.0" }`. */
export type Versions = Readonly<Record<string, string>>;

/** Versions in place of those of a package.json; null leaves a package out. */
export type OldestVersions = Readonly<Record<string, string | null>>;

/** How a project of `test/examples` is run: the `example.json` in the folder of its checks. */
export interface Example {
  /** What it shows to work, for the table of versions, such as "Vite's dev server". */
  readonly place: string;
  /** Whether `.ci/run` runs it; `npm run long matrix` runs all. */
  readonly ci: boolean;
  /** Whose versions the table of versions shows. */
  readonly shows: readonly string[];
  /** The oldest versions that are supported, in place of those of its package.json, which are the newest. */
  readonly oldest?: OldestVersions;
  /** What only the checks laid over the example import. */
  readonly packages?: readonly (keyof typeof manifest.devDependencies)[];
  /** What of the repository they import, below `repository`. */
  readonly shares?: readonly string[];
  /** Commands of the installed packages, such as "vitest run"; count-tests.ts counts the reports. */
  readonly steps: readonly string[];
}

/** Reads how each example is run, by its name. */
export function readExamples(): ReadonlyMap<string, Example> {
  const folder = join(root, "test/package");
  const files = readdirSync(folder).map((name) => ({ name, file: join(folder, name, "example.json") }));
  const found = files.filter(({ file }) => existsSync(file));
  return new Map(found.map(({ name, file }) => [name, JSON.parse(readFileSync(file, "utf8"))]));
}
