import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { messageOf } from "../../../engine/errors.ts";
import type { Change } from "./step.ts";

type Write = (path: string, text: string) => void;

/**
 * Makes the changes in a folder, all or none. Throws an Error, with every file as it was, when one can't be written or is not
 * what it was when the changes were planned. A test has a `write` that fails.
 */
export function writeChanges(folder: string, changes: readonly Change[], write: Write = writeFileSync): void {
  const undo: (() => void)[] = [];
  for (const { file, before, after } of changes) {
    const path = join(folder, file);
    try {
      const now = existsSync(path) ? readFileSync(path, "utf8") : undefined;
      if (now !== before) throw new Error("it was changed while init asked, so run it again");
      const made = mkdirSync(dirname(path), { recursive: true });
      if (made !== undefined) undo.unshift(() => rmSync(made, { recursive: true }));
      undo.unshift(() =>
        before === undefined ? rmSync(path, { force: true }) : writeFileSync(path, before),
      );
      write(path, after);
    } catch (cause) {
      for (const step of undo) step();
      throw new Error(`init can't write ${file}, so nothing was changed: ${messageOf(cause)}.`, { cause });
    }
  }
}
