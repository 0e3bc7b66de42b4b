import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build, type Rolldown } from "vite";
import { inRoot, root } from "./sources.ts";

/** The playground as any static host serves it. */
export const builtPlayground = join(root, ".cache/build/playground");

/** Where the scripts of the built playground are described, for `npm run check first-page`. */
export const playgroundScripts = join(root, ".cache/build/playground.json");

/** A script of the built playground. */
export type PlaygroundScript = Pick<Rolldown.OutputChunk, "fileName" | "isEntry" | "imports" | "moduleIds">;

/** Builds the playground into a folder, as for a static host. */
export async function bundlePlayground(outDir: string): Promise<Rolldown.RolldownOutput> {
  // A build that does not watch, of one format.
  return (await build({
    root: join(root, "playground"),
    logLevel: "warn",
    build: { outDir },
  })) as Rolldown.RolldownOutput;
}

/**
 * Builds dist/playground.br, which `npx sandbank playground` serves: one file with all files of the playground, since they have
 * much in common with each other. Returns the modules of the libraries that it has.
 */
export async function buildPlayground(): Promise<readonly string[]> {
  const outDir = builtPlayground;
  const { output } = await bundlePlayground(outDir);
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [
      path.slice(outDir.length + 1).replaceAll("\\", "/"),
      // A character for each byte, whatever the file is.
      readFileSync(path, "latin1"),
    ]);
  const packed = brotliCompressSync(JSON.stringify(Object.fromEntries(files)), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  writeFileSync(join(root, "dist/playground.br"), packed);
  const scripts = output.filter((file) => file.type === "chunk").map(scriptOf);
  writeFileSync(playgroundScripts, JSON.stringify(scripts, null, 2));
  return scripts.flatMap(({ moduleIds }) => moduleIds).map(inRoot);
}

function scriptOf({ fileName, isEntry, imports, moduleIds }: Rolldown.OutputChunk): PlaygroundScript {
  return { fileName, isEntry, imports, moduleIds };
}
