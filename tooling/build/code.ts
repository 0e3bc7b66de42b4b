import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "rolldown";
import { minifySync } from "rolldown/utils";
import { byOwnName } from "./in-page.ts";
import { smallerCollection } from "./smaller-collection.ts";
import { COMMAND, ENTRIES, inRoot, isExternal, REPLACED, root } from "./sources.ts";
import { buildZod } from "./zod.ts";

/** What `npx sandbank init` reads, changes and compares files with: large, loaded by it alone, and debugged by no one. */
const TOOLS = {
  name: "init-tools",
  test: /[\\/]node_modules[\\/](?:@jridgewell[\\/]sourcemap-codec|@sveltejs[\\/]acorn-typescript|acorn|diff|jsonc-parser|magic-string|package-manager-detector)[\\/]/,
};

/**
 * What a page first loads of the panel, in one chunk: each tab that is loaded on demand shares another part of it. What it
 * imports of the engine would move into it too, and every bank would load the panel.
 */
const PANEL = {
  name: "panel-base",
  test: /[\\/]src[\\/]panel[\\/](?!(?:faults|lifecycle|recorder|remote|replay|requests|timeline|undo)[\\/]|bank[\\/]history|parts[\\/](?:http-badge|download)|tabs[\\/](?:requests[\\/]|faults|history|outbox|scenario|share))(?!index\.ts)/,
};

/** What the panel and what loads msw have in common, which would move into the panel's chunk. */
const STORAGE = { name: "page-storage", test: /[\\/]src[\\/]engine[\\/]page-storage\.ts$/ };
const TOOLS_FILE = `chunks/${TOOLS.name}.js`;

/**
 * Bundles the entries into dist: a file for each, and chunks of what they share. A chunk holds what the same entries need, so
 * an entry loads nothing of another. Returns the sources of each file.
 */
export async function buildCode(): Promise<Record<string, readonly string[]>> {
  const { output } = await build({
    cwd: root,
    input: { ...ENTRIES, ...COMMAND, ...REPLACED },
    // These are left to the plugins that give them other names.
    external: (id) => !["zod", "msw", "msw/browser"].includes(id) && isExternal(id),
    platform: "neutral",
    // Of jsonc-parser, which has no exports.
    resolve: { mainFields: ["module"] },
    plugins: [smallerCollection, byOwnName],
    // What the library's own files import is of use only to the parts of it that are left out.
    treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/]/, sideEffects: false }] },
    write: false,
    output: {
      format: "esm",
      entryFileNames: "[name].js",
      chunkFileNames: "chunks/[name].js",
      codeSplitting: { groups: [TOOLS, STORAGE, PANEL] },
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
