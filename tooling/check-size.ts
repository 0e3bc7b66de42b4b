// Checks the entries that have a size limit: bundled and minified as an application would have them, gzipped.
// Run after `npm run build`.

import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

const root = fileURLToPath(new URL("../", import.meta.url));

/** The entry, the most it may weigh in bytes, and what must not be in it. */
const limits = [
  {
    entry: "dist/src/panel/index.js",
    most: 40 * 1024,
    without: [/node_modules\/(?:zod|@msw|msw)\//, /dist\/src\/(?!panel\/)/],
  },
];

for (const { entry, most, without } of limits) {
  const chunks = await bundle(entry);
  const size = chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  console.log(`${entry}: ${kilobytes(size)} of at most ${kilobytes(most)} gzipped`);
  if (size > most) fail(`${entry} is too large.`);
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  const strays = modules.filter((id) => without.some((pattern) => pattern.test(id)));
  if (strays.length > 0) fail(`${entry} includes what it must not: ${strays.join(", ")}`);
}

async function bundle(entry: string): Promise<Rolldown.OutputChunk[]> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ["es"] },
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  })) as Rolldown.RolldownOutput[];
  return result.flatMap(({ output }) => output).filter((part) => part.type === "chunk");
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function fail(message: string): never {
  console.error(`check:size: ${message}`);
  process.exit(1);
}
