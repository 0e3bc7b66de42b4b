import { dataOf, type Send } from "../send.ts";

interface Reference {
  readonly url: string;
}

/**
 * Reads the newest rows of a collection as any client does: the list's references, then each row.
 * Rejects with the bank's message when it refuses.
 */
export async function readRows<Row>(send: Send, path: string, limit = 25): Promise<readonly Row[]> {
  const references = dataOf<readonly Reference[]>(await send("GET", `${path}?page[limit]=${limit}`));
  return Promise.all(references.map(async ({ url }) => dataOf<Row>(await send("GET", url))));
}
