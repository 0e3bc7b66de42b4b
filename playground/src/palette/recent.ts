import { storedText, storeText } from "sandbank/internal";

const KEY = "sandbank-palette";
/** How many are remembered. */
const MOST = 8;

let ids: readonly string[] | undefined;

/** The ids of the commands that were last chosen, the newest first. */
export function recentIds(): readonly string[] {
  ids ??= read();
  return ids;
}

/** Remembers that a command was chosen; without storage until the page is left. */
export function remember(id: string): void {
  ids = [id, ...recentIds().filter((other) => other !== id)].slice(0, MOST);
  storeText(KEY, JSON.stringify(ids));
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storedText(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
