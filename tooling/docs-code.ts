// Compiles each block of TypeScript in the docs, as a reader would who copies it; `npm test` runs them.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ENTRIES, root } from "./build/sources.ts";
import { type Block, blocksOf, isOfExample, PAGES, placeOf } from "./docs-code/blocks.ts";

const folder = join(root, ".cache/docs-code");
const problems: string[] = [];
/** Where the code of each written file is in the docs. */
const places = new Map<string, Block>();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const block of PAGES.flatMap(blocksOf)) {
  if (isOfExample(block)) compareWithExample(block);
  else write(block);
}
compile();
if (problems.length > 0) {
  console.error(`docs:code: ${problems.length} problems in the code of the docs.\n${problems.join("\n")}`);
  process.exit(1);
}
console.log(`docs:code: ${places.size} blocks compile.`);

/** A block that names a file of an example is a part of it, since the example is run in CI. */
function compareWithExample(block: Block): void {
  const file = readFileSync(join(root, block.file ?? ""), "utf8");
  if (!file.includes(block.code.trim())) problems.push(`${placeOf(block)}: this is not in ${block.file}.`);
}

function write(block: Block): void {
  const name = block.file ?? `block-${block.number}.ts`;
  const path = join(folder, block.page.replace(/\.md$/, ""), name);
  places.set(path, block);
  mkdirSync(dirname(path), { recursive: true });
  // Without an import or export two blocks would share their names.
  writeFileSync(path, `${block.code}\nexport {};\n`);
}

function compile(): void {
  const paths = Object.fromEntries(
    Object.entries(ENTRIES).map(([name, source]) => [
      name === "index" ? "sandbank" : `sandbank/${name}`,
      [join(root, source)],
    ]),
  );
  const options = { paths, noEmit: true, jsx: "preserve", noUnusedLocals: false, skipLibCheck: true };
  const config = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: options,
    include: ["**/*"],
    exclude: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config, null, 2));
  const { stdout, status } = spawnSync("tsc", ["-p", folder, "--pretty", "false"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) problems.push(...stdout.split("\n").filter(Boolean).map(inDocs));
}

/** Puts the place in the docs in front of an error of the compiler. */
function inDocs(line: string): string {
  const [, file = "", at = "0", message = line] = /^(.+?)\((\d+),\d+\): (.*)$/.exec(line) ?? [];
  const block = places.get(join(root, file));
  return block ? `${block.page}:${block.line + Number(at) - 1}: ${message}` : line;
}
