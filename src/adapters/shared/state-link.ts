import type { Bank, RemoteBank } from "../../index.ts";
import { packedIn, withoutPacked } from "../../share/fragment.ts";

/**
 * Puts the bank of a page into the state that the page's address names, and takes that out of the address; the place on the page
 * stays. Rejects with the bank's message where it has no such state.
 */
export async function takeState({ fetch }: Pick<Bank | RemoteBank, "fetch">): Promise<void> {
  const packed = packedIn(location.href, "state");
  if (packed === undefined) return;
  history.replaceState(history.state, "", withoutPacked(location.href, "state"));
  const body = JSON.stringify({ id: decodeURIComponent(packed) });
  const response = await fetch("/_sandbank/states", { method: "POST", body });
  if (!response.ok) throw new Error((await response.json()).error);
}
