/** Anything that answers like `fetch` with a path: a bank, or a page or process that a bank answers. */
export interface Client {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  /** The parsed JSON; undefined when the body is empty. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** Sends a request as it stands: no key and no Content-Type but those in `init`. */
export async function send(client: Client, path: string, init?: RequestInit): Promise<Answer> {
  const response = await client.fetch(path, init);
  const text = await response.text();
  return {
    status: response.status,
    body: text === "" ? undefined : JSON.parse(text),
    headers: response.headers,
  };
}

/** Calls with a client's key and, when there is some, `data` wrapped as the convention has it. */
export function call(client: Client, method: string, path: string, data?: unknown): Promise<Answer> {
  const body = data === undefined ? undefined : JSON.stringify({ data });
  return sendText(client, method, path, body);
}

/** Calls with a client's key and a body of one's own making. */
export function sendText(client: Client, method: string, path: string, body?: string): Promise<Answer> {
  const type = body === undefined ? undefined : { "Content-Type": "application/json" };
  const headers = { Authorization: "Bearer test_key", ...type };
  return send(client, path, { method, headers, ...(body === undefined ? {} : { body }) });
}

/** A row as the wire shows it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Creates a row, which must succeed, and answers it. */
export async function create(client: Client, path: string, data: unknown): Promise<Row> {
  const { status, body } = await call(client, "POST", path, data);
  if (status !== 200) throw new Error(`POST ${path} answered ${status}: ${JSON.stringify(body)}`);
  return (body as { data: Row }).data;
}

/** Retrieves a row, which must be there. */
export async function retrieve(client: Client, path: string): Promise<Row> {
  const { status, body } = await call(client, "GET", path);
  if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`);
  return (body as { data: Row }).data;
}

/** A page of a list. */
export interface Listing {
  readonly data: readonly { readonly id: string; readonly type: string; readonly url: string }[];
  readonly links: { readonly first: string; readonly next: string | null };
}

/** Retrieves a page of a list, which must be there. */
export async function list(client: Client, path: string): Promise<Listing> {
  const { status, body } = await call(client, "GET", path);
  if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`);
  return body as Listing;
}

/** Follows `next` from a page to the last one and answers the ids of each page. */
export async function walk(client: Client, path: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let next: string | null = path; next !== null; ) {
    const page: Listing = await list(client, next);
    pages.push(page.data.map(({ id }) => id));
    next = page.links.next;
  }
  return pages;
}
