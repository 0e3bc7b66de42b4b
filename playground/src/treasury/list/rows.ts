import { dataOf, type Send } from "../../send.ts";

interface Reference {
  readonly url: string;
}

/** Rows of a list. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  /** Whether there are more than were asked for. */
  readonly hasMore: boolean;
}

/**
 * Reads the newest rows of a collection as any client does: the list's references, then each row.
 * Rejects with the bank's message when it refuses.
 */
export async function readRows<Row>(send: Send, path: string, limit = 25): Promise<Rows<Row>> {
  const answer = await send("GET", `${path}?page[limit]=${limit}`);
  const references = dataOf<readonly Reference[]>(answer);
  const { links } = answer.body as { links?: { next: string | null } };
  const rows = await Promise.all(references.map(async ({ url }) => dataOf<Row>(await send("GET", url))));
  return { rows, hasMore: links?.next != null };
}

/** Reads one row; undefined when there is none. Rejects with the bank's message when it refuses. */
export async function readRow<Row>(send: Send, url: string): Promise<Row | undefined> {
  const answer = await send("GET", url);
  return answer.status === 404 ? undefined : dataOf<Row>(answer);
}
