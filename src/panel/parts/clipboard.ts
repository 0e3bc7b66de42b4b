/** Copies a text. Resolves to whether it is on the clipboard: a page without https, or one that was refused, has none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
