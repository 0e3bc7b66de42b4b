import { join } from "node:path";
import { build, type Plugin } from "rolldown";
import * as zod from "zod";
import { root } from "./sources.ts";

/**
 * The name by which the published files import zod. In Node package.json's `imports` lead it to the copy that `buildZod` makes:
 * the package itself is some hundred files there, which take longer to load than everything else. A bundler takes the package, by way
 * of `zod-in-page`.
 */
const OWN_NAME = "#zod";

const inPage = join(root, "src/adapters/shared/zod-in-page.ts");

export const zodByOwnName: Plugin = {
  name: "zod-by-own-name",
  resolveId: {
    filter: { id: /^zod$/ },
    handler: (id, importer) => ({ id: importer === inPage ? id : OWN_NAME, external: true }),
  },
};

/** Does the same in a page that is built of the sources. */
export const zodInPage: Plugin = {
  name: "zod-in-page",
  resolveId: {
    filter: { id: /^zod$/ },
    handler: (_, importer) => (importer === inPage ? undefined : inPage),
  },
};

/** Writes dist/zod.js, with what these files use of zod. Returns its modules. */
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
        load: { filter: { id: /^\0/ }, handler: () => `export { ${names.join(", ")} } from "zod";` },
      },
    ],
    treeshake: { moduleSideEffects: false },
    output: { dir: "dist", format: "esm", entryFileNames: "[name].js", minify: { mangle: false } },
  });
  return output[0].moduleIds;
}
