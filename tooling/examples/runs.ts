import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/sources.ts";
import type { Example, OldestVersions, Versions } from "./example.ts";

/** With which versions an example runs. */
type VersionSet = "newest" | "oldest";

/** A run that passed, as docs/matrix.json has it. */
export interface Run {
  readonly name: string;
  readonly place: string;
  readonly set: VersionSet;
  /** Those that were installed. */
  readonly versions: Versions;
}

/** A run to be made. */
export interface PlannedRun {
  readonly name: string;
  readonly set: VersionSet;
  /** The versions whose run the table of versions shows. */
  readonly shown: Versions;
}

/** The runs of all examples: each with the versions of its package.json, and with the oldest where it names them. */
export function runsOf(examples: ReadonlyMap<string, Example>): readonly PlannedRun[] {
  return [...examples].flatMap(([name, { shows, packages = [], oldest }]) => {
    const own: Versions = versionsOf(join(root, "test/examples", name, "package.json"));
    const ofRoot: Versions = versionsOf(join(root, "package.json"));
    const given = (each: string) =>
      own[each] ?? (packages.some((one) => one === each) ? ofRoot[each] : undefined);
    const shown = (versions: OldestVersions) =>
      Object.fromEntries(shows.map((each) => [each, versions[each] ?? given(each) ?? ""]));
    const newest: PlannedRun = { name, set: "newest", shown: shown({}) };
    return oldest ? [newest, { name, set: "oldest" as const, shown: shown(oldest) }] : [newest];
  });
}

function versionsOf(file: string): Versions {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8"));
  return { ...dependencies, ...devDependencies };
}
