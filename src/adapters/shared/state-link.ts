import type { Bank, RemoteBank } from "../../index.ts";
import { packedIn } from "../../share/fragment.ts";
import { takeHeld } from "../../share/page.ts";

/**
 * Puts the bank of a page into the state that the page's address names, and into each that it names later. Resolves once the bank is
 * in the first; rejects with the bank's message where it has no such state.
 */
export async function takeState(bank: Pick<Bank | RemoteBank, "fetch">): Promise<void> {
  let taken = Promise.resolve();
  takeHeld("state", (url) => {
    const id = decodeURIComponent(packedIn(url, "state") ?? "");
    taken = taken.then(() => apply(bank, id));
  });
  await taken;
}

async function apply({ fetch }: Pick<Bank | RemoteBank, "fetch">, id: string): Promise<void> {
  const response = await fetch("/_sandbank/states", { method: "POST", body: JSON.stringify({ id }) });
  if (!response.ok) throw new Error((await response.json()).error);
}
