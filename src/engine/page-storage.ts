/**
 * Works with what this page has stored, for one visit or for all. Returns undefined where the browser lets the page store nothing,
 * which some show by an error at the first look, and where there is no room.
 *
 * @example const text = withStorage("localStorage", (storage) => storage.getItem("sandbank-panel"));
 */
export function withStorage<Result>(
  which: "localStorage" | "sessionStorage",
  work: (storage: Storage) => Result,
): Result | undefined {
  try {
    return work(globalThis[which]);
  } catch {
    // Who stores something goes on without it.
    return undefined;
  }
}

/** What is stored in this browser under a key; null for nothing. */
export function storedText(key: string): string | null {
  return withStorage("localStorage", (storage) => storage.getItem(key)) ?? null;
}

/** Stores a text in this browser, where it lets the page do so. */
export function storeText(key: string, text: string): void {
  withStorage("localStorage", (storage) => storage.setItem(key, text));
}
