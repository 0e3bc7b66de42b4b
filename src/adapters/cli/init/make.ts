import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { messageOf } from "../../../engine/errors.ts";
import type { Change } from "./steps.ts";

/** What writes a file, and what throws where it may not; a test has some that fail. */
export interface Writer {
  readonly write: (path: string, text: string) => void;
  readonly check: (path: string) => void;
}

const WRITER: Writer = {
  write: (path, text) => writeFileSync(path, text),
  check: (path) => accessSync(path, constants.W_OK),
};

/**
 * Makes the changes in a folder, all or none. Throws an Error, with every file as it was, when one can't be written or is not
 * what it was when the changes were planned.
 */
export function makeChanges(folder: string, changes: readonly Change[], writer: Writer = WRITER): void {
  for (const change of changes) check(folder, change, writer);
  const done: (() => void)[] = [];
  for (const { file, before, after } of changes) {
    const path = join(folder, file);
    try {
      done.push(makeFolder(dirname(path)));
      done.push(() => (before === undefined ? rmSync(path, { force: true }) : writeFileSync(path, before)));
      writer.write(path, after);
    } catch (cause) {
      for (const undo of done.toReversed()) undo();
      throw new Error(`init can't write ${file}, so nothing was changed: ${messageOf(cause)}.`, { cause });
    }
  }
}

function check(folder: string, { file, before }: Change, writer: Writer): void {
  const path = join(folder, file);
  const now = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  if (now !== before)
    throw new Error(`${file} was changed while init asked, so nothing was changed: run it again.`);
  const target = before === undefined ? existingFolder(dirname(path)) : path;
  try {
    writer.check(target);
  } catch (cause) {
    throw new Error(`init may not write ${file}, so nothing was changed: ${messageOf(cause)}.`, { cause });
  }
}

function existingFolder(path: string): string {
  return existsSync(path) ? path : existingFolder(dirname(path));
}

/** Makes a folder with those above it, and returns what removes the ones that it made. */
function makeFolder(path: string): () => void {
  const first = mkdirSync(path, { recursive: true });
  return () => {
    if (first !== undefined) rmSync(first, { recursive: true });
  };
}
