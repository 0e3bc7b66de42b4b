/** What is stored in this browser under a key; null for nothing, and where the browser stores nothing for the page. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in this browser, where it lets the page do so. */
export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without storage nothing is remembered.
  }
}
