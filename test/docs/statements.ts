import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** A row of a table in docs/spec. */
export interface Statement {
  readonly file: string;
  /** The title of the file. */
  readonly page: string;
  /** The heading that its table stands under. */
  readonly section: string;
  /** The first cell, such as `ACH-12`. */
  readonly id: string;
  /** The other cells. */
  readonly cells: readonly string[];
}

/** Every row of every table in docs/spec, except for the README, which lists the files. */
export function statements(): Statement[] {
  return globSync("docs/spec/*.md", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file !== "docs/spec/README.md")
    .sort()
    .flatMap((file) => statementsIn(file, readFileSync(`${root}${file}`, "utf8")));
}

/** The rows of the tables in a Markdown text, without the two lines that head each table. */
export function statementsIn(file: string, markdown: string): Statement[] {
  const lines = markdown.split("\n");
  const isRow = (at: number) => lines[at]?.startsWith("|") === true;
  const isRule = (at: number) => /^\|[-|]+\|$/.test(lines[at] ?? "");
  return lines.flatMap((line, at) => {
    if (!isRow(at) || isRule(at) || isRule(at + 1)) return [];
    const [id = "", ...cells] = line.split("|").slice(1, -1);
    const headings = lines.slice(0, at).filter((above) => /^#+ /.test(above));
    const [page = "", section = ""] = [headings[0], headings.at(-1)].map((text) => text?.replace(/^#+ /, ""));
    return [{ file, page, section, id: id.trim(), cells: cells.map((cell) => cell.trim()) }];
  });
}

/** What the last column of a statement says. */
export interface LastColumn {
  /** Ids of statements that complete it, such as "S10 to S13, O1"; "" for none. */
  readonly see: string;
  /** The options of `createBank` that change it. */
  readonly options: readonly string[];
  /** Why no test can show it; undefined for a statement that one has to show. */
  readonly nothingToShow: string | undefined;
}

/** The last column names statements by their ids, options in backticks, and may end in "nothing to show: …". */
export function lastColumnOf({ cells }: Statement): LastColumn {
  const [named = "", nothingToShow] = (cells.at(-1) ?? "").split(/(?:^|; )nothing to show: /);
  const parts = named.split(", ");
  return {
    see: parts.filter((part) => !part.startsWith("`")).join(", "),
    options: parts.filter((part) => part.startsWith("`")).map((part) => part.replaceAll("`", "")),
    nothingToShow,
  };
}

/** The beginnings of ids that are more than a letter, such as "VC-E", as a part of a regular expression. */
export function longPrefixes(): string {
  const prefixes = statements().flatMap(({ id }) => partsOf(id)?.prefix ?? []);
  return `(?:${[...new Set(prefixes)].filter((prefix) => prefix.length > 1).join("|")})`;
}

/** The parts of an id: `VC-E7` is the 7th of `VC-E`. Undefined for any other text. */
export function partsOf(id: string): { readonly prefix: string; readonly number: number } | undefined {
  const match = /^([A-Z]|[A-Z]{2,}-E?)([1-9][0-9]*)$/.exec(id);
  return match ? { prefix: match[1] as string, number: Number(match[2]) } : undefined;
}
