import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The endings of configuration files, in the order in which tools look for them. */
const ENDINGS = ["ts", "mts", "cts", "js", "mjs", "cjs", "tsx", "jsx"];

/** The files of a project, by their paths from its folder, with forward slashes. */
export type Files = ReturnType<typeof filesOf>;

export function filesOf(folder: string) {
  const stats = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false });
  const isFile = (path: string) => stats(path)?.isFile() ?? false;
  /** The text of a file, "" where there is none. Throws an Error for one that can't be read. */
  const read = (path: string) => (isFile(path) ? readFileSync(join(folder, path), "utf8") : "");
  /** The configuration file of a tool in any of its endings, such as `vite.config.ts`. */
  const configOf = (stem: string) => ENDINGS.map((ending) => `${stem}.${ending}`).find(isFile);
  const isFolder = (path: string) => stats(path)?.isDirectory() ?? false;
  /** Whether there is a file that has to do with this package. */
  const isOurs = (path: string) => /["']sandbank(?:\/[\w/-]+)?["']/.test(read(path));
  return { isFile, isFolder, read, configOf, isOurs };
}
