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
  try {
    put(path, text.replace(from, to));
    await work();
  } finally {
    await setTimeout(BETWEEN_EDITS);
    put(path, text);
  }
}

/** As editors do it: a watcher that reads at once would find an empty file otherwise. No watcher sees the file beside. */
function put(path: string | URL, text: string): void {
  const beside = join(process.cwd(), "node_modules", ".edited");
  writeFileSync(beside, text);
  renameSync(beside, path);
}
