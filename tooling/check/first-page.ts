import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { reachedFrom } from "../build/imports.ts";
import { root } from "../build/sources.ts";

const MOST_KILOBYTES = 150;
/** What is loaded on demand only, by the names of its sources. */
const WITHOUT = [
  /\/node_modules\/(?:msw|@mswjs)\//,
  /\/src\/panel\/panel\.ts$/,
  /\/src\/openapi\//,
  /\/fixtures\/scenarios\//,
];

/** Limits what the playground's first page loads: the entry, the page at "#/" with its demonstration, and what these import. */
export async function check(): Promise<readonly string[]> {
  const output = await build({ root: join(root, "playground"), logLevel: "warn", build: { write: false } });
  const files = (output as Rolldown.RolldownOutput).output;
  const chunks = new Map(files.flatMap((each) => (each.type === "chunk" ? [[each.fileName, each]] : [])));
  const ofEntry = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const ofPage = [...chunks.values()].filter(({ moduleIds }) =>
    moduleIds.some((id) => id.includes("/playground/src/front/")),
  );
  if (ofEntry.length !== 1 || ofPage.length === 0) return ["the build has no first page of its own."];
  const loaded = reachedFrom([...ofEntry, ...ofPage], ({ imports }: Rolldown.OutputChunk) =>
    imports.flatMap((name) => chunks.get(name) ?? []),
  );
  const kilobytes = loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024;
  const strays = loaded.flatMap(({ moduleIds }) =>
    moduleIds.filter((id) => WITHOUT.some((pattern) => pattern.test(id))),
  );
  console.log(`${loaded.length} scripts, ${kilobytes.toFixed(1)} KB of at most ${MOST_KILOBYTES} KB gzipped`);
  return [
    ...(kilobytes > MOST_KILOBYTES ? ["the first page loads too much."] : []),
    ...(strays.length > 0 ? [`the first page loads what it must not: ${strays.join(", ")}`] : []),
  ];
}
