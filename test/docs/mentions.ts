import { globSync, readFileSync } from "node:fs";
import { stringOrComment } from "../support/source-files.ts";
import { longPrefixes, partsOf, root } from "./statements.ts";

/** A piece of text in a file of the repository. */
export interface Passage {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** An id that a passage names, or both ends of a range. */
export interface Mention {
  /** Path and line. */
  readonly where: string;
  readonly id: string;
}

const long = longPrefixes();
// A letter and a number mean a decided row in prose only: elsewhere they may be data, such as the code R01.
const id = String.raw`(?<![\w.#%/"'-])(?:${long}[0-9]+|[SPCOXF][0-9]{1,3})(?![\w-])`;
const idOrRange = new RegExp(`(${id})(?:(?:\\s+to\\s+|[–…])(${id}))?`, "g");
const idInCode = new RegExp(`(?<![\\w-])${long}[0-9]+(?!\\w)`, "g");

/** Comments, and strings that contain a space, such as the titles of tests: the prose in code. */
export function proseIn(path: string, code: string): Passage[] {
  let line = 1;
  let before = 0;
  return Array.from(code.matchAll(stringOrComment), (match): Passage => {
    line += linesIn(code.slice(before, match.index));
    before = match.index;
    return { path, line, text: match[0].replace(/^["'`]|["'`]$/g, "").replace(/\n\s*\*\s/g, "\n ") };
  }).filter(({ text }) => text.startsWith("/") || text.includes(" "));
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}

/** The comments alone. */
export function commentsIn(path: string, code: string): Passage[] {
  return proseIn(path, code).filter(({ text }) => text.startsWith("//") || text.startsWith("/*"));
}

/** The ids that a passage names. Each id of a range is one of them; a range that runs backwards is named whole. */
export function mentionsIn({ path, line, text }: Passage): Mention[] {
  return Array.from(text.matchAll(idOrRange)).flatMap((match) => {
    const where = `${path}:${line + linesIn(text.slice(0, match.index))}`;
    return idsOf(match[1] as string, match[2]).map((id) => ({ where, id }));
  });
}

function idsOf(first: string, last: string | undefined): string[] {
  if (last === undefined) return [first];
  const from = partsOf(first);
  const to = partsOf(last);
  if (!from || !to || from.prefix !== to.prefix || from.number >= to.number) return [`${first} to ${last}`];
  return Array.from(
    { length: to.number - from.number + 1 },
    (_, offset) => `${from.prefix}${from.number + offset}`,
  );
}

/** The ids that code names anywhere, in prose or outside it. */
export function mentionsInCode(path: string, code: string): Mention[] {
  const elsewhere = code.split("\n").flatMap((text, at) => {
    const found = Array.from(text.matchAll(idInCode), ([id]) => id);
    return found.map((id) => ({ where: `${path}:${at + 1}`, id }));
  });
  return [...proseIn(path, code).flatMap(mentionsIn), ...elsewhere];
}

/** The files below folders of the repository whose names have one of these endings. */
export function filesIn(
  folders: readonly string[],
  endings: readonly string[],
): { path: string; text: string }[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{${endings.join(",")}}`);
  return globSync(patterns, { cwd: root, exclude: (name) => /(^|[\\/])(node_modules|dist)$/.test(name) })
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, "utf8") }));
}
