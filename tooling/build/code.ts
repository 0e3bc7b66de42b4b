import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { decode, encode, type SourceMapSegment } from "@jridgewell/sourcemap-codec";
import {
  build,
  type CodeSplittingGroup,
  type OutputAsset,
  type OutputChunk,
  type RolldownOutput,
} from "rolldown";
import { minifySync } from "rolldown/utils";
import { bankChunks } from "./bank-chunks.ts";
import { byOwnName } from "./in-page.ts";
import { smallerCollection } from "./smaller-collection.ts";
import { COMMAND, ENTRIES, inRoot, isExternal, REPLACED, root } from "./sources.ts";
import { buildZod } from "./zod.ts";

/** Data that is generated, a library that comes minified and parts of zod, which no one debugs. */
const GENERATED = /src\/openapi\/generated\/|node_modules\/(?:@dagrejs|zod)\//;

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

/**
 * What is taken of zod's own parts is bundled in. A page would get them from zod, but a bundler such as esbuild puts all that any
 * part of an application uses of a library into one chunk: each page would load at once how JSON Schema is written.
 */
const PARTS_OF_ZOD = ["zod/v4/core", "zod/v4/locales/en.js"];

/** What the panel and what loads msw have in common, which would move into the panel's chunk. */
const STORAGE = { name: "page-storage", test: /[\\/]src[\\/]engine[\\/]page-storage\.ts$/ };
const TOOLS_FILE = `chunks/${TOOLS.name}.js`;

/**
 * Bundles the entries into dist: a file for each, and chunks of what they share. A chunk holds what the same entries need, so
 * an entry loads nothing of another, but for those of `bankChunks`. Returns the sources of each file.
 */
export async function buildCode(): Promise<Record<string, readonly string[]>> {
  const apart = await generated([]);
  const output = await generated(bankChunks(apart));
  refuseOtherExports(apart, output);
  const published = output.filter(({ fileName }) => fileName !== `${TOOLS_FILE}.map`);
  for (const file of published) write(file.fileName, contentOf(file));
  const chunks = output.filter((file) => file.type === "chunk");
  const modules = chunks.map(({ fileName, moduleIds }): [string, readonly string[]] => [fileName, moduleIds]);
  modules.push(["zod.js", await buildZod(chunks.map(({ code }) => code))]);
  return Object.fromEntries(modules.map(([name, ids]) => [name, ids.map(inRoot)]));
}

async function generated(groups: readonly CodeSplittingGroup[]): Promise<RolldownOutput["output"]> {
  const { output } = await build({
    cwd: root,
    input: { ...ENTRIES, ...COMMAND, ...REPLACED },
    // The first are left to the plugin that gives them other names.
    external: (id) => !["zod/mini", "msw", "msw/browser", ...PARTS_OF_ZOD].includes(id) && isExternal(id),
    platform: "neutral",
    // Of jsonc-parser, which has no exports.
    resolve: { mainFields: ["module"] },
    plugins: [smallerCollection, byOwnName],
    // What the library's own files import is of use only to the parts of it that are left out.
    treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/]/, sideEffects: false }] },
    // Groups without what their modules import ask for it.
    preserveEntrySignatures: groups.length > 0 ? "allow-extension" : "strict",
    write: false,
    output: {
      format: "esm",
      sourcemap: true,
      entryFileNames: "[name].js",
      chunkFileNames: "chunks/[name].js",
      codeSplitting: { groups: [TOOLS, STORAGE, PANEL, ...groups] },
      // Names that are seen in stack traces stay what they are.
      minifyInternalExports: false,
      // The maps have the sources with their comments; some of the others tell a bundler what to do.
      comments: { legal: true, annotation: true, jsdoc: false },
    },
  });
  return output;
}

/** An entry must not export what other chunks need of it. */
function refuseOtherExports(apart: RolldownOutput["output"], output: RolldownOutput["output"]): void {
  const exported = new Map(apart.map((file) => [file.fileName, exportsOf(file)]));
  for (const file of output) {
    if (file.type !== "chunk" || !file.isEntry || exported.get(file.fileName) === exportsOf(file)) continue;
    throw new Error(
      `dist/${file.fileName} must export ${exported.get(file.fileName)}, not ${exportsOf(file)}.`,
    );
  }
}

function exportsOf(file: OutputChunk | OutputAsset): string {
  return file.type === "chunk" ? file.exports.toSorted().join(", ") : "";
}

function contentOf(file: OutputChunk | OutputAsset): string | Uint8Array {
  if (file.type === "chunk") return file.fileName === TOOLS_FILE ? minified(file.code) : file.code;
  return file.fileName.endsWith(".map") ? lighter(String(file.source)) : file.source;
}

function minified(code: string): string {
  const { code: result, errors } = minifySync(TOOLS_FILE, code.replace(/^\/\/# sourceMappingURL=.*$/m, ""));
  if (errors.length > 0) throw new Error(`${TOOLS_FILE} can't be minified: ${JSON.stringify(errors)}`);
  return result;
}

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly (string | null)[];
  readonly mappings: string;
}

/** The map with each line but not each column, which is what a stack trace shows, and without the text of generated data. */
function lighter(text: string): string {
  const map: SourceMap = JSON.parse(text);
  const sourcesContent = map.sourcesContent.map((content, at) =>
    GENERATED.test(map.sources[at] ?? "") ? null : content,
  );
  return JSON.stringify({ ...map, names: [], sourcesContent, mappings: linesOnly(map.mappings) });
}

function linesOnly(mappings: string): string {
  return encode(
    decode(mappings).map((segments) => {
      const kept: SourceMapSegment[] = [];
      for (const segment of segments) {
        const [column, ...original] = segment;
        const [, source, line] = kept.at(-1) ?? [];
        if (kept.length === 0 || original[0] !== source || original[1] !== line)
          kept.push(
            original[0] === undefined ? [column] : [column, original[0], original[1] ?? 0, original[2] ?? 0],
          );
      }
      return kept;
    }),
  );
}

function write(name: string, content: string | Uint8Array): void {
  const path = join(root, "dist", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
