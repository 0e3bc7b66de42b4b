import type { CoreBank } from "sandbank/core";
import { messageOf } from "sandbank/internal";
import { openLink, takeLinks } from "sandbank/share";
import { tell } from "./parts/messages.ts";

/** Opens the links that the page's address has, now and later, and tells what became of each. */
export function openLinks(bank: CoreBank): void {
  const open = async (url: string) => {
    try {
      const { messages } = await openLink(bank, url);
      tell(["Bank loaded from the link.", ...messages].join(" "));
    } catch (error) {
      tell(messageOf(error), { tone: "bad" });
    }
  };
  takeLinks((url) => void open(url));
}
