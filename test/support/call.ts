import { type Answer, type Fetcher, request, requestOrThrow, send } from "../../fixtures/http-client.ts";

export { type Answer, type Fetcher as Client, send };

/** Calls with a client's key and with `data`, if any, wrapped as the service requires. */
export function call(client: Fetcher, method: string, path: string, data?: unknown): Promise<Answer> {
  return request(client, method, path, { data });
}

/** Calls with a client's key and a body that is sent unchanged. */
export function sendText(client: Fetcher, method: string, path: string, body?: string): Promise<Answer> {
  return request(client, method, path, { body });
}

/** A row as the API shows it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Creates a row, which must succeed, and returns it. */
export async function create(client: Fetcher, path: string, data: unknown): Promise<Row> {
  return (await requestOrThrow<{ data: Row }>(client, "POST", path, { data })).data;
}

/** Retrieves a row, which must be there. */
export async function retrieve(client: Fetcher, path: string): Promise<Row> {
  return (await requestOrThrow<{ data: Row }>(client, "GET", path)).data;
}

/** A page of a list. */
export interface Listing {
  readonly data: readonly { readonly id: string; readonly type: string; readonly url: string }[];
  readonly links: { readonly first: string; readonly next: string | null };
}

/** Retrieves a page of a list, which must be there. */
export function list(client: Fetcher, path: string): Promise<Listing> {
  return requestOrThrow(client, "GET", path);
}

/** Follows `next` from a page to the last one and returns the ids of each page. */
export async function walk(client: Fetcher, path: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let next: string | null = path; next !== null; ) {
    const page: Listing = await list(client, next);
    pages.push(page.data.map(({ id }) => id));
    next = page.links.next;
  }
  return pages;
}
