import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build, type Rolldown } from "vite";
import { inRoot, root } from "./sources.ts";

/** Files that are no text, which JSON can't hold as they are. */
const BYTES = /\.(?:woff2|png|ico)$/;

/**
 * Builds dist/playground.br, which `npx sandbank playground` serves: one file with all files of the playground, since they have
 * much in common with each other. Returns the modules of the libraries that it has.
 */
export async function buildPlayground(): Promise<readonly string[]> {
  const outDir = join(root, ".cache/build/playground");
  const built = await build({ root: join(root, "playground"), logLevel: "warn", build: { outDir } });
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [
      path.slice(outDir.length + 1).replaceAll("\\", "/"),
      readFileSync(path, BYTES.test(path) ? "base64" : "utf8"),
    ]);
  const packed = brotliCompressSync(JSON.stringify(Object.fromEntries(files)), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  writeFileSync(join(root, "dist/playground.br"), packed);
  const { output } = built as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : [])).map(inRoot);
}
