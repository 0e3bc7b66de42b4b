import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../../../engine/errors.ts";

/** The files of a project, by their paths from its folder, with forward slashes. */
export interface Disk {
  /** The text of a file; undefined when there is none. Throws an Error for one that can't be read. */
  read(path: string): string | undefined;
  /** Whether there is a file or a folder. */
  kindOf(path: string): "file" | "folder" | undefined;
}

/** Reads the files of a folder as they are. */
export function diskOf(folder: string): Disk {
  const kindOf: Disk["kindOf"] = (path) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    return stats.isDirectory() ? "folder" : "file";
  };
  return {
    kindOf,
    read(path) {
      if (kindOf(path) === undefined) return undefined;
      try {
        return readFileSync(join(folder, path), "utf8");
      } catch (cause) {
        throw new Error(`init can't read ${path}: ${messageOf(cause)}.`, { cause });
      }
    },
  };
}
