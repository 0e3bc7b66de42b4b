import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../spec/", import.meta.url);

/** A row of docs/spec that an option of `createBank` changes. */
export interface Statement {
  readonly id: string;
  /** Markdown. */
  readonly text: string;
  /** The page that has it, from the root of the site. */
  readonly page: string;
  /** What the last column names: options as paths, such as "assumptions.errorBody". */
  readonly options: readonly string[];
}

/** The statements of docs/spec, in the order of the files. */
export function statements(): readonly Statement[] {
  return readdirSync(folder).flatMap((file) => {
    const rows = readFileSync(new URL(file, folder), "utf8").matchAll(
      /^\| ([A-Z]+(?:-[A-Z]?)?\d+) \| (.+) \|$/gm,
    );
    return Array.from(rows, ([, id = "", cells = ""]) => {
      const [text = "", last = ""] = [
        cells.slice(0, cells.lastIndexOf(" |")),
        cells.slice(cells.lastIndexOf(" |") + 2),
      ];
      return {
        id,
        text: text.trim(),
        page: `/spec/${file.replace(/\.md$/, "")}`,
        options: Array.from(last.matchAll(/`([\w.]+)`/g), ([, option = ""]) => option),
      };
    });
  });
}
