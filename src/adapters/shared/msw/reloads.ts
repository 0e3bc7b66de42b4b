const KEY = "sandbank.reloads";

/** For how long a page may be loaded again and again, in milliseconds; a slow one takes seconds each time. */
const LIMIT_MS = 15_000;

/** Whether the page may be loaded again, which this also notes. Frames of one address share the note. */
export function mayReload(now = Date.now()): boolean {
  const key = `${KEY} ${location.href}`;
  const [first = now, last = now] = (sessionStorage.getItem(key) ?? "")
    .split(" ")
    .filter(Boolean)
    .map(Number);
  // The page may have been left in the middle, long ago.
  const since = now - last > LIMIT_MS ? now : first;
  sessionStorage.setItem(key, `${since} ${now}`);
  return now - since < LIMIT_MS;
}

export function forgetReloads(): void {
  sessionStorage.removeItem(`${KEY} ${location.href}`);
}
