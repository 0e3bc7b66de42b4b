import { build } from "rolldown";
import * as zod from "zod/mini";
import { root } from "./sources.ts";

/**
 * Writes dist/zod.js for Node, with what these files use of zod. The package itself is some hundred files there, which take longer
 * to load than everything else. Returns its modules.
 */
export async function buildZod(files: readonly string[]): Promise<readonly string[]> {
  const used = new Set(
    files.flatMap((code) => Array.from(code.matchAll(/\bz\.(\w+)/g), ([, name = ""]) => name)),
  );
  const names = Object.keys(zod).filter((name) => used.has(name));
  const source = "\0used-of-zod";
  const { output } = await build({
    cwd: root,
    input: { zod: source },
    platform: "neutral",
    plugins: [
      {
        name: "used-of-zod",
        resolveId: { filter: { id: /^\0/ }, handler: (id) => id },
        load: { filter: { id: /^\0/ }, handler: () => `export { ${names.join(", ")} } from "zod/mini";` },
      },
    ],
    treeshake: { moduleSideEffects: false },
    output: {
      dir: "dist",
      format: "esm",
      entryFileNames: "[name].js",
      minify: { mangle: { keepNames: true } },
    },
  });
  return output[0].moduleIds;
}
