import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import spawn from "cross-spawn";
import { ENTRIES, root } from "../build/sources.ts";
import { type Block, blocksOf, isOfExample, PAGES, placeOf } from "../docs-code/blocks.ts";

const folder = join(root, ".cache/docs-code");

/** Compiles each block of TypeScript in the docs, as a reader who copies it would; `npm test` runs them. */
export function check(): readonly string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const blocks = PAGES.flatMap(blocksOf);
  const copied = blocks.filter((block) => !isOfExample(block));
  /** The code of each written file, by its path. */
  const places = new Map(copied.map((block) => [write(block), block]));
  const problems = [...blocks.filter(isOfExample).flatMap(compareWithExample), ...compile(places)];
  console.log(`${places.size} blocks of code in the docs`);
  return problems;
}

/** A block that names a file of an example is a part of it, since the example is run in CI. */
function compareWithExample(block: Block): readonly string[] {
  const file = readFileSync(join(root, block.file ?? ""), "utf8");
  return file.includes(block.code.trim()) ? [] : [`${placeOf(block)}: this is not in ${block.file}.`];
}

function write(block: Block): string {
  const name = block.file ?? `block-${block.number}.ts`;
  const path = join(folder, block.page.replace(/\.md$/, ""), name);
  mkdirSync(dirname(path), { recursive: true });
  // Without an import or export two blocks would share their names.
  writeFileSync(path, `${block.code}\nexport {};\n`);
  return path;
}

function compile(places: ReadonlyMap<string, Block>): readonly string[] {
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
  const { stdout } = spawn.sync("tsc", ["-p", folder, "--pretty", "false"], {
    cwd: root,
    encoding: "utf8",
  });
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => inDocs(line, places));
}

/** Puts the place in the docs in front of an error of the compiler. */
function inDocs(line: string, places: ReadonlyMap<string, Block>): string {
  const [, file = "", at = "0", message = line] = /^(.+?)\((\d+),\d+\): (.*)$/.exec(line) ?? [];
  const block = places.get(join(root, file));
  return block ? `${block.page}:${block.line + Number(at) - 1}: ${message}` : line;
}
