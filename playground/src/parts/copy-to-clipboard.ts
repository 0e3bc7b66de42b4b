import { copyText } from "sandbank/internal";
import { tell } from "./messages.ts";

/** Copies a text, and says so, or that the browser does not let the page. */
export async function copyToClipboard(text: string): Promise<void> {
  if (await copyText(text)) tell("Copied.");
  else tell("Your browser blocked the clipboard. Select the text and copy it.", { tone: "bad" });
}
