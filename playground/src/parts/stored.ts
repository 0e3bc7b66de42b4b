/** What the browser keeps under a key; null for nothing, and where the page has no storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Has the browser keep a text. Without storage, as in some private windows, only this visit remembers it. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The caller remembers it for this visit.
  }
}
