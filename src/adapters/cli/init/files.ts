import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The endings of configuration files, in the order in which tools look for them. */
const ENDINGS = ["ts", "mts", "cts", "js", "mjs", "cjs", "tsx", "jsx"];

/** The files of a project, by their paths from its folder, with forward slashes. */
export interface Files {
  isFile(path: string): boolean;
  isFolder(path: string): boolean;
  /** The text of a file, "" where there is none. Throws an Error for one that can't be read. */
  read(path: string): string;
  /** The configuration file of a tool in any of its endings, such as `vite.config.ts`. */
  configOf(stem: string): string | undefined;
  /** Whether there is a file that has to do with this package. */
  isOurs(path: string): boolean;
}

/** Reads the files of a folder as they are. */
export function filesOf(folder: string): Files {
  const stats = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false });
  const files: Files = {
    isFile: (path) => stats(path)?.isFile() ?? false,
    isFolder: (path) => stats(path)?.isDirectory() ?? false,
    read: (path) => (files.isFile(path) ? readFileSync(join(folder, path), "utf8") : ""),
    configOf: (stem) => ENDINGS.map((ending) => `${stem}.${ending}`).find(files.isFile),
    isOurs: (path) => /["']sandbank(?:\/[\w/-]+)?["']/.test(files.read(path)),
  };
  return files;
}
