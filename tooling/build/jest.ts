import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, posix } from "node:path";
import { parseSync } from "oxc-parser";
import { build, type InputOptions, type OutputOptions } from "rolldown";
import manifest from "../../package.json" with { type: "json" };
import { asCommonJs } from "../../src/adapters/jest/load/common-js.ts";
import { reachedFrom } from "./imports.ts";
import { ENTRIES_FOR_JEST, inRoot, root } from "./sources.ts";

/** Those of msw, by the name of their file. */
const OF_MSW = { msw: "msw", "msw-node": "msw/node" };

const IMPORTS: Readonly<Record<string, { readonly node: string }>> = manifest.imports;

const FOLDER = join(root, "dist/jest");

/**
 * Builds dist/jest, after the code: what loads the entries for tests from the files of dist, msw as CommonJS, and the preset that
 * leads Jest to both (docs/decisions/0038-jest.md). Returns the sources of msw.
 */
export async function buildForJest(): Promise<readonly string[]> {
  await asFile({ input: join(root, "src/adapters/jest/load/load.ts") }, { entryFileNames: "load.cjs" });
  for (const name of ENTRIES_FOR_JEST)
    writeFileSync(
      join(FOLDER, `${name}.cjs`),
      `module.exports = require("./load.cjs").load("dist/${name}.js");\n`,
    );
  checkFiles(ENTRIES_FOR_JEST.map((name) => `${name}.js`));
  const { resolve } = createRequire(createRequire(import.meta.url).resolve("msw"));
  const interceptors = dirname(resolve("@mswjs/interceptors"));
  cpSync(join(interceptors, "llhttp/llhttp.wasm"), join(FOLDER, "llhttp/llhttp.wasm"));
  writeFileSync(join(FOLDER, "jest-preset.cjs"), preset());
  return asFile(
    {
      input: OF_MSW,
      treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/]/, sideEffects: false }] },
    },
    {
      entryFileNames: "[name].cjs",
      chunkFileNames: "[name].cjs",
      codeSplitting: { groups: [{ name: "msw-parts", test: /./ }] },
      // Names that are seen in stack traces stay what they are.
      minify: { mangle: { keepNames: true } },
    },
  );
}

async function asFile(input: InputOptions, output: OutputOptions): Promise<readonly string[]> {
  const built = await build({
    cwd: root,
    platform: "node",
    external: /^node:/,
    ...input,
    output: {
      dir: FOLDER,
      format: "cjs",
      comments: { legal: true, annotation: false, jsdoc: false },
      ...output,
    },
  });
  return built.output.flatMap((file) => (file.type === "chunk" ? file.moduleIds.map(inRoot) : []));
}

/**
 * Throws an Error when one of these files of dist, or of those that they load at once or later, has a form that Jest's loader does
 * not know.
 */
function checkFiles(files: readonly string[]): void {
  reachedFrom(files, (file) => {
    const body = asCommonJs(readFileSync(join(root, "dist", file), "utf8"));
    const { errors, module } = parseSync(file, `() => {${body}}`, { sourceType: "script" });
    const problem =
      errors[0]?.message ?? (module.dynamicImports.length > 0 ? "it has an import()" : undefined);
    if (problem !== undefined) throw new Error(`dist/${file} can't be loaded in Jest: ${problem}.`);
    return Array.from(body.matchAll(/\b__load(?:Later)?\("([.#][^"]+)"\)/g), ([, name = ""]) =>
      name.startsWith(".")
        ? posix.join(posix.dirname(file), name)
        : posix.relative("dist", IMPORTS[name]?.node ?? name),
    );
  });
}

function preset(): string {
  const names = ENTRIES_FOR_JEST.filter((name) => name !== "index").join("|");
  return `"use strict";

const { join } = require("node:path");

const file = (name) => join(__dirname, \`\${name}.cjs\`);

module.exports = {
  moduleNameMapper: {
    "^sandbank$": file("index"),
    "^sandbank/(${names})$": file("$1"),
    "^msw$": file("msw"),
    "^msw/node$": file("msw-node"),
  },
};
`;
}
