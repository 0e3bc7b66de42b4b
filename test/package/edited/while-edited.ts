import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/**
 * How long a second edit of a file waits, in milliseconds. The watcher of Vite tells of one change of a file in 50 ms
 * and drops the next ones, so an edit that follows the last one's effect at once would never reach a page.
 */
export const BETWEEN_EDITS = 200;

/** Replaces a part of a file for as long as `work` takes. Throws where the file has no such part. */
export async function whileEdited(
  path: string | URL,
  from: string,
  to: string,
  work: () => Promise<void>,
): Promise<void> {
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${path} has no ${from}.`);
  const packages = join(process.cwd(), "node_modules");
  try {
    replaceFile(path, text.replace(from, to), packages);
    await work();
  } finally {
    await setTimeout(BETWEEN_EDITS);
    replaceFile(path, text, packages);
  }
}

/**
 * Replaces a file in one step, as editors do: a server that reads it between its truncation and its text would find it
 * empty, and Vite would not be told of the text that follows. No watcher sees the file beside, in `packages`.
 */
export function replaceFile(path: string | URL, text: string, packages: string): void {
  const beside = join(packages, ".edited");
  writeFileSync(beside, text);
  renameSync(beside, path);
}
