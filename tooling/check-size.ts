// Holds entries to their size and to what they may bring in: bundled and minified as an application would have them, gzipped.
// Run after `npm run build`.

import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

const root = fileURLToPath(new URL("../", import.meta.url));

/** The entry, the most it may weigh in bytes where that is limited, and what must not be in it. */
const limits: readonly { entry: string; most?: number; without: readonly RegExp[] }[] = [
  {
    // What only tools and tests need stays out of the bank; its document and its history are loaded where they are asked for.
    entry: "dist/src/index.js",
    without: [
      /development\.js$/,
      /node_modules\/@faker-js\//,
      /dist\/src\/openapi\//,
      /dist\/src\/bank\/history\//,
      // Loaded by what keeps, shares or records a bank, or has its history.
      /dist\/src\/bank\/(?:recipe\/|(?:turns|following|recording|delta|kept-options)\.js$)/,
      /dist\/src\/engine\/store\/(?:apply-delta|changes-between|edit|recorder|store-recording|table-delta)\.js$/,
      /dist\/src\/engine\/time\/timers-delta\.js$/,
    ],
  },
  {
    // It judges a bank that it is given, in any runner or none.
    entry: "dist/src/adapters/resilience/index.js",
    without: [/node_modules\/(?:vitest|@playwright|@msw|msw)\//, /dist\/src\/(?:index|registry)\.js$/],
  },
  {
    // It keeps a bank that it is given.
    entry: "dist/src/adapters/persist/index.js",
    without: [/node_modules\/(?:@msw|msw)\//, /dist\/src\/(?:index|registry)\.js$/],
  },
  {
    // What opens links is loaded when one is opened.
    entry: "dist/src/share/index.js",
    most: 8 * 1024,
    without: [/node_modules\//, /dist\/src\/(?:index|registry)\.js$/],
  },
  {
    entry: "dist/src/panel/index.js",
    most: 40 * 1024,
    without: [/node_modules\/(?:zod|@msw|msw)\//, /dist\/src\/(?!panel\/)/, /tabs\/history\.js$/],
  },
];

for (const { entry, most, without } of limits) {
  const chunks = await bundle(entry);
  const size = chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  const limit = most === undefined ? "" : ` of at most ${kilobytes(most)}`;
  console.log(`${entry}: ${kilobytes(size)}${limit} gzipped`);
  if (most !== undefined && size > most) fail(`${entry} is too large.`);
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  const strays = modules.filter((id) => without.some((pattern) => pattern.test(id)));
  if (strays.length > 0) fail(`${entry} includes what it must not: ${strays.join(", ")}`);
}

/** The chunks that a page loads with the entry; those of an `import()` are loaded when they are asked for. */
async function bundle(entry: string): Promise<Rolldown.OutputChunk[]> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ["es"] },
      rolldownOptions: { output: { minify: true } },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = result.flatMap(({ output }) => output).filter((part) => part.type === "chunk");
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  // A set also yields what is added while it is walked.
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  return [...loaded];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function fail(message: string): never {
  console.error(`check:size: ${message}`);
  process.exit(1);
}
