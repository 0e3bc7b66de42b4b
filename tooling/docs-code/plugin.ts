import { dirname, join } from "node:path/posix";
import type { Plugin } from "vite";
import { inRoot, root } from "../build/sources.ts";
import { type Block, blocksOf, isOfExample, isRun, PAGES } from "./blocks.ts";

const MARK = "?code=";
/** The repository as the ids of Vite have it, on Windows too. */
const base = root.replaceAll("\\", "/");

/**
 * Makes a page of the docs a file of tests: each block that has tests of its own is run as it stands, each other one is
 * a test that succeeds when the block runs to its end. Blocks of one page import each other by the names of their files.
 */
export function docsCode(): Plugin {
  return {
    name: "docs-code",
    enforce: "pre",
    resolveId(source, importer = "") {
      const [page = "", number] = importer.split(MARK);
      // Vite may ask by the path from the repository, as a url.
      if (source.includes(MARK)) return source.startsWith(base) ? source : join(base, source);
      if (number === undefined || !source.startsWith(".")) return undefined;
      const blocks = blocksOf(inRoot(page));
      const own = blocks.find((block) => `${block.number}.ts` === number)?.file ?? "page.ts";
      const wanted = join(dirname(own), source);
      const found = blocks.find(({ file }) => file === wanted || file === `${wanted}.ts`);
      return found && idOf(page, found);
    },
    load(id) {
      const [page = "", number] = id.split(MARK);
      if (!page.endsWith(".md") || !PAGES.includes(inRoot(page))) return undefined;
      const blocks = blocksOf(inRoot(page));
      if (number !== undefined)
        return withClaims(blocks.find((block) => `${block.number}.ts` === number)?.code ?? "");
      return testsOf(
        page,
        blocks.filter((block) => isRun(block) && !isOfExample(block)),
      );
    },
  };
}

/** Holds what a block prints to the comment beside it, where that is a text or an object: `console.log(status); // "failed"`. */
function withClaims(code: string): string {
  const claimed = code.replaceAll(
    /console\.log\((.*)\); +\/\/ ("[^"]*"|\{ .* \})$/gm,
    "expectPrinted($1).toEqual($2);",
  );
  return `import { expect as expectPrinted } from "vitest"; ${claimed}`;
}

function testsOf(page: string, blocks: readonly Block[]): string {
  const lines = blocks.map((block) => {
    const id = JSON.stringify(idOf(page, block));
    const title = JSON.stringify(`${block.heading}, line ${block.line}`);
    const name = `block${block.number}`;
    return /^\s*test[.(]/m.test(block.code)
      ? `import ${id};`
      : `test(${title}, async () => { const ${name} = await import(${id}); expect(${name}).toBeDefined(); });`;
  });
  return [`import { expect, test } from "vitest";`, ...lines].join("\n");
}

const idOf = (page: string, { number }: Block): string => `${page}${MARK}${number}.ts`;
