import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { SNAPSHOT_VERSION } from "../../../src/bank/snapshot/snapshot.ts";
import type { Shape } from "./shape.ts";

/** The hash of each file that is recorded here, by its name. */
export type Hashes = Readonly<Record<string, string>>;

export const versions: readonly number[] = Array.from({ length: SNAPSHOT_VERSION }, (_, at) => at + 1);

export const shapeFile = (version: number) => `shape-v${version}.json`;
export const goldenFile = (version: number) => `v${version}.json`;
export const HASHES = "hashes.json";

export const urlOf = (file: string) => new URL(file, import.meta.url);

/** A file of this folder, parsed; undefined when it does not exist. */
export function readRecorded(file: string): unknown {
  return existsSync(urlOf(file)) ? JSON.parse(readFileSync(urlOf(file), "utf8")) : undefined;
}

/** The hash of a value as compact JSON, so that the formatting of its file does not matter. */
export function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

/**
 * Says how the shape of what is saved differs from the one recorded for this version, and what to do;
 * undefined when it does not.
 */
export function differenceOf(recorded: Shape | undefined, now: Shape): string | undefined {
  const version = SNAPSHOT_VERSION;
  if (!recorded) {
    return `The shape of snapshot version ${version} is not recorded: run \`npm run snapshot:record\`.`;
  }
  const paths = [...new Set([...Object.keys(recorded), ...Object.keys(now)])].sort();
  const changed = paths.filter((path) => recorded[path] !== now[path]);
  if (changed.length === 0) return undefined;
  return [
    `What is saved differs from ${shapeFile(version)}:`,
    ...changed.map(
      (path) => `  ${path || "snapshot"}: was ${recorded[path] ?? "absent"}, is ${now[path] ?? "absent"}`,
    ),
    `1. Raise SNAPSHOT_VERSION in src/bank/snapshot/snapshot.ts to ${version + 1}.`,
    `2. Add the migration from ${version} to MIGRATIONS in src/bank/snapshot/migrations.ts.`,
    `3. Run \`npm run snapshot:record\`, which adds ${shapeFile(version + 1)} and ${goldenFile(version + 1)}.`,
    "4. Commit the new files; those of earlier versions never change.",
  ].join("\n");
}
