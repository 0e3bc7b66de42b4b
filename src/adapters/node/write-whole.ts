import { renameSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";

/** Writes a file in one piece, so that no reader finds a half of it. Throws the Error of Node, and leaves the file as it was. */
export function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
