import { messageOf } from "../../engine/errors.ts";
import type { Bank } from "../../index.ts";
import { openLink, takeLinks } from "../../share/index.ts";

/**
 * Opens the links to a bank that the page's address has, now and later, after asking, because each replaces what the bank
 * holds. Resolves when the first is open. The plugin's module gives it to the starter; your code does not need to call it.
 */
export function openLinks(bank: Bank): Promise<void> {
  let opened = Promise.resolve();
  takeLinks((url) => {
    opened = opened.then(() => ask(bank, url));
  });
  return opened;
}

async function ask(bank: Bank, url: string): Promise<void> {
  if (!confirm("Open the bank in this link? It replaces everything in this page's bank."))
    return;
  try {
    const { messages } = await openLink(bank, url);
    if (messages.length > 0) alert(messages.join(" "));
  } catch (error) {
    alert(messageOf(error));
  }
}
