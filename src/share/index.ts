import type { CoreBank } from "../bank/bank.ts";
import type { OpenedLink } from "./open.ts";

export { type LinkOptions, LinkTooLongError, link } from "./link.ts";
export { LinkError } from "./link-error.ts";
export type { OpenedLink } from "./open.ts";
export { takeLinks } from "./page.ts";

/**
 * Puts a bank into the state that a link holds, in one turn, and says what differs. The bank needs the same scenarios and the
 * same options that decide what its state is. Rejects with a LinkError, and changes nothing, for a link that was cut, was
 * changed, or that this bank refuses; with a TypeError for a bank of another process.
 *
 * @example
 * const { isSame, messages } = await openLink(bank, location.href);
 * if (!isSame) console.warn(messages.join(" "));
 */
export async function openLink(bank: CoreBank, url: string | URL): Promise<OpenedLink> {
  const { open } = await import("./open.ts");
  return open(bank, String(url));
}
