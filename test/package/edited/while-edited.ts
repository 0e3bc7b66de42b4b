import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** How long the second edit waits: the watcher of Vite drops a change of a file within 50 ms of the last one. */
const BETWEEN_EDITS = 200;

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
    writeFileSync(path, text.replace(from, to));
    await work();
  } finally {
    await setTimeout(BETWEEN_EDITS);
    writeFileSync(path, text);
  }
}
