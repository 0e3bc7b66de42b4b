import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build, type OutputAsset, type OutputChunk, type Plugin } from "rolldown";
import { COMMAND, ENTRIES, isExternal, root } from "./sources.ts";

const collection = join(root, "tooling/build/collection.ts");

/** Data that is generated, which no one debugs. */
const GENERATED = /src\/openapi\/generated\//;

/** The library stays what tests and the playground run on; only the package has the smaller collection. */
const smallerCollection: Plugin = {
  name: "smaller-collection",
  resolveId: {
    filter: { id: /^@msw\/data$/ },
    handler: (_, importer) => (importer === collection ? undefined : collection),
  },
};

/**
 * Bundles the entries into dist: a file for each, and chunks of what they share. A chunk holds what the same entries need, so
 * an entry loads nothing of another. Returns the sources of each file.
 */
export async function buildCode(): Promise<Record<string, readonly string[]>> {
  const { output } = await build({
    cwd: root,
    input: { ...ENTRIES, ...COMMAND },
    external: isExternal,
    platform: "neutral",
    plugins: [smallerCollection],
    // What the library's own files import is of use only to the parts of it that are left out.
    treeshake: { moduleSideEffects: [{ test: /\/node_modules\//, sideEffects: false }] },
    write: false,
    output: {
      format: "esm",
      sourcemap: true,
      entryFileNames: "[name].js",
      chunkFileNames: "chunks/[name].js",
      // Names that are seen in stack traces stay what they are.
      minifyInternalExports: false,
      // The maps have the sources with their comments; some of the others tell a bundler what to do.
      comments: { legal: true, annotation: true, jsdoc: false },
    },
  });
  for (const file of output) write(file.fileName, contentOf(file));
  const chunks = output.filter((file) => file.type === "chunk");
  return Object.fromEntries(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map(inRoot)]));
}

function contentOf(file: OutputChunk | OutputAsset): string | Uint8Array {
  if (file.type === "chunk") return file.code;
  return file.fileName.endsWith(".map") ? withoutData(String(file.source)) : file.source;
}

/** The map without the text of generated data, which would be half of all maps. */
function withoutData(text: string): string {
  const map: { sources: string[]; sourcesContent: (string | null)[] } = JSON.parse(text);
  const sourcesContent = map.sourcesContent.map((content, at) =>
    GENERATED.test(map.sources[at] ?? "") ? null : content,
  );
  return JSON.stringify({ ...map, sourcesContent });
}

function write(name: string, content: string | Uint8Array): void {
  const path = join(root, "dist", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function inRoot(id: string): string {
  return relative(root, id).replaceAll("\\", "/");
}
