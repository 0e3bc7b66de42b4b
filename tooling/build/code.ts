import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type OutputChunk } from "rolldown";
import { minifySync } from "rolldown/utils";
import { chunksOf } from "./chunks.ts";
import { reachedFrom } from "./imports.ts";
import { byOwnName } from "./in-page.ts";
import { smallerCollection } from "./smaller-collection.ts";
import { smallerSdk } from "./smaller-sdk.ts";
import { COMMAND, ENTRIES, ENTRIES_FOR_JEST, inRoot, isExternal, REPLACED, root } from "./sources.ts";
import { buildZod } from "./zod.ts";

/**
 * What is taken of zod's own parts is bundled in. A page would get them from zod, but a bundler such as esbuild puts all that any
 * part of an application uses of a library into one chunk: each page would load at once how JSON Schema is written.
 */
const PARTS_OF_ZOD = ["zod/v4/core", "zod/v4/locales/en.js"];

/** The entries that an application opens or starts, and does not call. */
const SHOWN_OR_RUN = ["panel", ...Object.keys(COMMAND)];

/**
 * Bundles the entries into dist: a file for each, and chunks of what they share. Returns the sources of each file.
 */
export async function buildCode(): Promise<Record<string, readonly string[]>> {
  const chunking = chunksOf(ENTRIES);
  const { output } = await build({
    cwd: root,
    input: { ...ENTRIES, ...COMMAND, ...REPLACED },
    // The first are left to the plugin that gives them other names.
    external: (id) => !["zod/mini", "msw", "msw/browser", ...PARTS_OF_ZOD].includes(id) && isExternal(id),
    platform: "neutral",
    // The groups of chunks require it, and no entry gets another export by it.
    preserveEntrySignatures: "allow-extension",
    // Of jsonc-parser, which has no exports.
    resolve: { mainFields: ["module"] },
    plugins: [smallerCollection, smallerSdk, byOwnName, chunking.plugin],
    // What the library's own files import is of use only to the parts of it that are left out.
    treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/]/, sideEffects: false }] },
    write: false,
    output: {
      format: "esm",
      entryFileNames: "[name].js",
      chunkFileNames: "chunks/[name].js",
      codeSplitting: { groups: chunking.groups },
      // Names that are seen in stack traces stay what they are.
      minifyInternalExports: false,
      // Those that are left tell a bundler what to do.
      comments: { legal: true, annotation: true, jsdoc: false },
    },
  });
  const chunks = output.filter((file) => file.type === "chunk");
  const readable = readableOf(chunks);
  for (const { fileName, code } of chunks)
    write(fileName, readable.has(fileName) ? code : minified(fileName, code));
  const modules = chunks.map(({ fileName, moduleIds }): [string, readonly string[]] => [fileName, moduleIds]);
  modules.push(["zod.js", await buildZod(chunks.map(({ code }) => code))]);
  return Object.fromEntries(modules.map(([name, ids]) => [name, ids.map(inRoot)]));
}

/**
 * The files that stay as they are read: the entries and what these load at once, since a debugger and a stack trace lead there,
 * and whatever Jest's loader rewrites. The command, the panel and what is loaded on demand are minified.
 */
function readableOf(chunks: readonly OutputChunk[]): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
  const entries = chunks.filter(({ name, isEntry }) => isEntry && !SHOWN_OR_RUN.includes(name));
  const atOnce = reachedFrom(entries, ({ imports }) => files(imports));
  const inJest = reachedFrom(
    files(ENTRIES_FOR_JEST.map((name) => `${name}.js`)),
    ({ imports, dynamicImports }) => files([...imports, ...dynamicImports]),
  );
  return new Set([...atOnce, ...inJest].map(({ fileName }) => fileName));
}

function minified(name: string, code: string): string {
  const { code: result, errors } = minifySync(name, code, { module: true, mangle: { keepNames: true } });
  if (errors.length > 0) throw new Error(`${name} can't be minified: ${JSON.stringify(errors)}`);
  // Not every bundler knows the name of a file between backticks.
  return result.replace(/\bimport\(`([^`$]+)`\)/g, 'import("$1")');
}

function write(name: string, content: string): void {
  const path = join(root, "dist", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
