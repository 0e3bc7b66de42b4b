import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { build as bundle } from "rolldown";
import { build, type Plugin } from "vite";
import manifest from "../../package.json" with { type: "json" };
import { importsOf, reachedFrom } from "./imports.ts";
import { inRoot, root } from "./sources.ts";

/** The entries that the pages take from the files beside it. */
const ENTRIES: Readonly<Record<string, string>> = {
  "sandbank/core": "core.js",
  "sandbank/panel": "panel.js",
};

/** The file with all of lit that these need, which is many files else. */
const LIT = "pages/lit.js";

/** Where a server has the files of dist: src/adapters/server/page-files.ts. */
const FILES = "/_sandbank/files/";

const IMPORTS: Readonly<Record<string, { readonly default: string }>> = manifest.imports;

/**
 * Builds dist/pages, the page of `npx sandbank open` and that of a server's panel, after the code. They have their own parts
 * alone: an import map leads to the files of dist. Returns the modules of the libraries that they have.
 */
export async function buildPages(): Promise<readonly string[]> {
  const libraries = [...librariesOf(Object.values(ENTRIES))];
  const imports = { ...ENTRIES, ...Object.fromEntries(libraries.map((name) => [name, fileOf(name)])) };
  await build({
    configFile: join(root, "playground/vite.pages.config.ts"),
    root: join(root, "playground/pages"),
    base: `${FILES}pages/`,
    logLevel: "warn",
    plugins: [importMap(imports)],
    build: {
      outDir: join(root, "dist/pages"),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        external: Object.keys(imports),
        input: ["failure", "panel"].map((name) => join(root, `playground/pages/${name}.html`)),
      },
    },
  });
  return bundleLit(libraries.filter((name) => fileOf(name) === LIT));
}

/** The names by which these files of dist, and those that they load at once or later, import what is not a file of dist. */
function librariesOf(entries: readonly string[]): ReadonlySet<string> {
  const libraries = new Set<string>();
  reachedFrom(entries, (file) => {
    const { atOnce, later } = importsOf(file, readFileSync(join(root, "dist", file), "utf8"));
    return [...atOnce, ...later.map((name): string => JSON.parse(name))]
      .map((name) => {
        if (name.startsWith(".")) return posix.join(posix.dirname(file), name);
        libraries.add(name);
        return fileOf(name);
      })
      .filter((imported) => imported !== LIT);
  });
  return libraries;
}

/** The file of dist that a library is in. Throws an Error for one that a page can't load. */
function fileOf(name: string): string {
  if (/^lit(?:\/|$)/.test(name)) return LIT;
  if (/^zod(?:\/|$)/.test(name)) return "zod.js";
  const own = IMPORTS[name]?.default;
  if (own === undefined) throw new Error(`The pages of the package can't load ${name}.`);
  return posix.relative("dist", own);
}

function importMap(files: Readonly<Record<string, string>>): Plugin {
  const imports = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, `${FILES}${file}`]));
  return {
    name: "import-map",
    transformIndexHtml: () => [
      {
        tag: "script",
        attrs: { type: "importmap" },
        children: JSON.stringify({ imports }),
        injectTo: "head-prepend",
      },
    ],
  };
}

async function bundleLit(names: readonly string[]): Promise<readonly string[]> {
  const id = "\0lit";
  const { output } = await bundle({
    cwd: root,
    input: { lit: id },
    platform: "browser",
    plugins: [
      {
        name: "lit",
        resolveId: (name) => (name === id ? id : undefined),
        load: (name) =>
          name === id ? names.map((each) => `export * from "${each}";`).join("\n") : undefined,
      },
    ],
    output: { file: join(root, "dist", LIT), format: "esm", minify: true },
  });
  return output[0].moduleIds.filter((module) => module !== id).map(inRoot);
}
