// Holds what the playground's first page loads, gzipped, to its limit: the entry, the page at "#/" with its demonstration, and what
// these import. `npm run check:first-page`.

import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

const MOST_KILOBYTES = 150;
/** What is loaded on demand only, by the names of its sources. */
const WITHOUT = [
  /\/node_modules\/(?:msw|@mswjs)\//,
  /\/src\/panel\/panel\.ts$/,
  /\/src\/openapi\//,
  /\/fixtures\/scenarios\//,
];

const root = fileURLToPath(new URL("../playground/", import.meta.url));
const built = (await build({ root, logLevel: "warn", build: { write: false } })) as Rolldown.RolldownOutput;
const chunks = new Map(
  built.output.flatMap((each) => (each.type === "chunk" ? [[each.fileName, each] as const] : [])),
);
const ofEntry = [...chunks.values()].filter(({ isEntry }) => isEntry);
const ofPage = [...chunks.values()].filter(({ moduleIds }) =>
  moduleIds.some((id) => id.includes("/playground/src/front/")),
);
if (ofEntry.length !== 1 || ofPage.length === 0) fail("the build has no first page of its own.");

const loaded = new Set<Rolldown.OutputChunk>();
for (const chunk of [...ofEntry, ...ofPage]) add(chunk);
const kilobytes = [...loaded].reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024;
console.log(
  `the first page: ${loaded.size} scripts, ${kilobytes.toFixed(1)} KB of at most ${MOST_KILOBYTES} KB gzipped`,
);
if (kilobytes > MOST_KILOBYTES) fail("the first page loads too much.");
const strays = [...loaded].flatMap(({ moduleIds }) =>
  moduleIds.filter((id) => WITHOUT.some((pattern) => pattern.test(id))),
);
if (strays.length > 0) fail(`the first page loads what it must not: ${strays.join(", ")}`);

function add(chunk: Rolldown.OutputChunk): void {
  if (loaded.has(chunk)) return;
  loaded.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) add(imported);
  }
}

function fail(message: string): never {
  console.error(`check:first-page: ${message}`);
  process.exit(1);
}
