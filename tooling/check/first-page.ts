import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { reachedFrom } from "../build/imports.ts";
import { builtPlayground, type PlaygroundScript, playgroundScripts } from "../build/playground.ts";

const MOST_KILOBYTES = 150;
/** What is loaded on demand only, by the names of its sources. */
const WITHOUT = [
  /\/node_modules\/(?:msw|@mswjs)\//,
  /\/src\/panel\/panel\.ts$/,
  /\/src\/openapi\//,
  /\/fixtures\/scenarios\//,
];

/** Limits what the playground's first page loads: the entry, the page at "#/" with its demonstration, and what these import. */
export function check(): readonly string[] {
  const all: readonly PlaygroundScript[] = JSON.parse(readFileSync(playgroundScripts, "utf8"));
  const scripts = new Map(all.map((each) => [each.fileName, each]));
  const ofEntry = all.filter(({ isEntry }) => isEntry);
  const ofPage = all.filter(({ moduleIds }) => moduleIds.some((id) => id.includes("/playground/src/front/")));
  if (ofEntry.length !== 1 || ofPage.length === 0) return ["the build has no first page of its own."];
  const loaded = reachedFrom([...ofEntry, ...ofPage], ({ imports }: PlaygroundScript) =>
    imports.flatMap((name) => scripts.get(name) ?? []),
  );
  const sizeOf = ({ fileName }: PlaygroundScript) =>
    gzipSync(readFileSync(join(builtPlayground, fileName))).length;
  const kilobytes = loaded.reduce((sum, script) => sum + sizeOf(script), 0) / 1024;
  const strays = loaded.flatMap(({ moduleIds }) =>
    moduleIds.filter((id) => WITHOUT.some((pattern) => pattern.test(id))),
  );
  console.log(`${loaded.length} scripts, ${kilobytes.toFixed(1)} KB of at most ${MOST_KILOBYTES} KB gzipped`);
  return [
    ...(kilobytes > MOST_KILOBYTES ? ["the first page loads too much."] : []),
    ...(strays.length > 0 ? [`the first page loads what it must not: ${strays.join(", ")}`] : []),
  ];
}
