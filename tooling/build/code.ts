import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "rolldown";
import { minifySync } from "rolldown/utils";
import { chunksOf, TOOLS } from "./chunks.ts";
import { byOwnName } from "./in-page.ts";
import { smallerCollection } from "./smaller-collection.ts";
import { COMMAND, ENTRIES, inRoot, isExternal, REPLACED, root } from "./sources.ts";
import { buildZod } from "./zod.ts";

const TOOLS_FILE = `chunks/${TOOLS}.js`;

/**
 * Bundles the entries into dist: a file for each, and chunks of what they share. Returns the sources of each file.
 */
export async function buildCode(): Promise<Record<string, readonly string[]>> {
  const chunking = chunksOf(ENTRIES);
  const { output } = await build({
    cwd: root,
    input: { ...ENTRIES, ...COMMAND, ...REPLACED },
    // These are left to the plugins that give them other names.
    external: (id) => !["zod", "msw", "msw/browser"].includes(id) && isExternal(id),
    platform: "neutral",
    // The groups of chunks require it, and no entry gets another export by it.
    preserveEntrySignatures: "allow-extension",
    // Of jsonc-parser, which has no exports.
    resolve: { mainFields: ["module"] },
    plugins: [smallerCollection, byOwnName, chunking.plugin],
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
  for (const { fileName, code } of chunks) write(fileName, fileName === TOOLS_FILE ? minified(code) : code);
  const modules = chunks.map(({ fileName, moduleIds }): [string, readonly string[]] => [fileName, moduleIds]);
  modules.push(["zod.js", await buildZod(chunks.map(({ code }) => code))]);
  return Object.fromEntries(modules.map(([name, ids]) => [name, ids.map(inRoot)]));
}

function minified(code: string): string {
  const { code: result, errors } = minifySync(TOOLS_FILE, code);
  if (errors.length > 0) throw new Error(`${TOOLS_FILE} can't be minified: ${JSON.stringify(errors)}`);
  return result;
}

function write(name: string, content: string): void {
  const path = join(root, "dist", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
