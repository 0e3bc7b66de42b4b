import { tell } from "./messages.ts";

/** Copies a text, and says so, or that the browser does not let the page. */
export async function copyToClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell("Copied.");
  } catch {
    tell("Your browser blocked the clipboard. Select the text and copy it.", { tone: "bad" });
  }
}
