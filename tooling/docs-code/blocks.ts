import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/sources.ts";

/** A block of TypeScript in a page of the docs, or the configuration of an example. */
export interface Block {
  /** The page, as a path from the repository. */
  readonly page: string;
  /** Counted from 1 in its page. */
  readonly number: number;
  /** The line of its first line of code, counted from 1. */
  readonly line: number;
  /** The last heading above it. */
  readonly heading: string;
  /** The file that the fence names, as in "```ts [src/bank.ts]"; undefined without one. */
  readonly file: string | undefined;
  readonly code: string;
}

/** The folders and files whose code a reader copies. */
const PLACES = [
  "docs/index.md",
  "docs/start",
  "docs/how-to",
  "docs/limits.md",
  "docs/skills/sandbank/SKILL.md",
  "README.md",
];

/** The pages whose code is checked, as paths from the repository. */
export const PAGES: readonly string[] = PLACES.flatMap((place) =>
  place.endsWith(".md")
    ? [place]
    : readdirSync(join(root, place))
        .filter((name) => name.endsWith(".md"))
        .map((name) => `${place}/${name}`),
);

/** The configuration of an example is compared with it too; other JSON is a part of a file. */
const FENCE = /^( *)```(?:tsx?|jsonc(?= \[)|js(?= \[bench))(?: \[(.+)\])?\n([\s\S]*?)^\1```$/gm;

/** The blocks of TypeScript in a page. */
export function blocksOf(page: string): readonly Block[] {
  const text = readFileSync(join(root, page), "utf8");
  return Array.from(text.matchAll(FENCE), (found, index) => {
    const [, indent = "", file, code = ""] = found;
    const above = text.slice(0, found.index);
    return {
      page,
      number: index + 1,
      line: above.split("\n").length + 1,
      heading:
        above
          .match(/^#+ .*$/gm)
          ?.at(-1)
          ?.replace(/^#+ /, "") ?? page,
      file,
      code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    };
  });
}

/** Folders with code that is run by itself. */
const EXAMPLES = ["test/examples/", "test/define/examples/", "bench/peers/"];

/** Whether the block is part of a file that is run by itself. */
export function isOfExample({ file }: Block): boolean {
  return EXAMPLES.some((folder) => file?.startsWith(folder));
}

/** Whether the block is run by itself, rather than when another one imports it. */
export function isRun(block: Block): boolean {
  return block.file === undefined || /\.test\.tsx?$/.test(block.file);
}

/** The pages with blocks to run; the code of the others is compiled, or that of examples. */
export function pagesToRun(): readonly string[] {
  return PAGES.filter((page) => blocksOf(page).some((block) => isRun(block) && !isOfExample(block)));
}

/** Where a block is, for a message: "docs/how-to/retry.md:12". */
export function placeOf({ page, line }: Block): string {
  return `${page}:${line}`;
}
