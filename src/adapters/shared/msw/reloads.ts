import { withStorage } from "../../../engine/page-storage.ts";

const KEY = "sandbank.reloads";

/** For how long a page may be loaded again and again, in milliseconds; a slow one takes seconds each time. */
const LIMIT_MS = 15_000;

/**
 * Whether the page may be loaded again, which this also notes. Frames of one address share the note. Where nothing can be
 * noted, it may not, or it would be loaded forever.
 */
export function mayReload(now = Date.now()): boolean {
  const key = `${KEY} ${location.href}`;
  const since = withStorage("sessionStorage", (storage) => {
    const [first = now, last = now] = (storage.getItem(key) ?? "").split(" ").filter(Boolean).map(Number);
    // The page may have been left in the middle, long ago.
    const begun = now - last > LIMIT_MS ? now : first;
    storage.setItem(key, `${begun} ${now}`);
    return begun;
  });
  return since !== undefined && now - since < LIMIT_MS;
}

export function forgetReloads(): void {
  withStorage("sessionStorage", (storage) => storage.removeItem(`${KEY} ${location.href}`));
}
