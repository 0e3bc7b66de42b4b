import { cpSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build } from "rolldown";
import { smallerCollection } from "./smaller-collection.ts";
import { ENTRIES, inRoot, root } from "./sources.ts";

/** The entries that tests in Jest may import, which share one bank as those of Node do. */
const OF_TESTS = ["index", "core", "fixtures", "jest", "node", "openapi", "resilience", "share"];

/** Those of msw, by the name of their file. */
const OF_MSW = { msw: "msw", "msw-node": "msw/node" };

const FOLDER = join(root, "dist/jest");

interface Bundle {
  readonly input: Readonly<Record<string, string>>;
  /** The name of the chunk with all that is not an entry's alone: Jest loads every file again for each file of tests. */
  readonly chunk: string;
  readonly external: (id: string) => boolean;
}

/**
 * Builds dist/jest: what tests import of the package, and msw, as CommonJS, because Jest loads nothing else without a flag of
 * Node; and the preset that leads Jest there (docs/decisions/0038-jest.md). Returns the sources.
 */
export async function buildForJest(): Promise<readonly string[]> {
  const isOfNode = (id: string) => id.startsWith("node:");
  const modules = [
    await asCommonJs({
      input: Object.fromEntries(OF_TESTS.map((name) => [name, join(root, ENTRIES[name] ?? "")])),
      chunk: "bank",
      external: (id) => isOfNode(id) || /^msw(?:\/|$)/.test(id),
    }),
    await asCommonJs({ input: OF_MSW, chunk: "msw-parts", external: isOfNode }),
  ];
  const { resolve } = createRequire(createRequire(import.meta.url).resolve("msw"));
  const interceptors = dirname(resolve("@mswjs/interceptors"));
  cpSync(join(interceptors, "llhttp/llhttp.wasm"), join(FOLDER, "chunks/llhttp/llhttp.wasm"));
  writeFileSync(join(FOLDER, "jest-preset.cjs"), preset());
  return modules.flat();
}

async function asCommonJs({ input, chunk, external }: Bundle): Promise<readonly string[]> {
  const { output } = await build({
    cwd: root,
    input,
    external,
    platform: "node",
    plugins: [smallerCollection],
    treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/]/, sideEffects: false }] },
    output: {
      dir: FOLDER,
      format: "cjs",
      entryFileNames: "[name].cjs",
      chunkFileNames: "chunks/[name].cjs",
      codeSplitting: {
        groups: [
          { name: "generated", test: /[\\/](?:openapi|fixtures)[\\/]generated[\\/]/, priority: 1 },
          { name: chunk, test: (id) => !/[\\/]fixtures[\\/]/.test(id) },
        ],
      },
      // There is no map, so a stack shows the code as it is here.
      comments: { legal: true, annotation: false, jsdoc: false },
    },
  });
  const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  return modules.map(inRoot);
}

function preset(): string {
  const names = OF_TESTS.filter((name) => name !== "index").join("|");
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
