/** What the bank answered. */
export interface Answer {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly ok: boolean;
  /** Wall milliseconds from the call to the whole answer. */
  readonly ms: number;
  /** The parsed JSON; undefined when the answer has no body or one that is not JSON. */
  readonly body: unknown;
  readonly text: string;
}

/** What goes with a call. */
interface Sending {
  readonly key?: string;
  /** Sent as JSON; a string is sent as it stands. */
  readonly body?: unknown;
  /** Sent as multipart/form-data. */
  readonly form?: FormData;
}

/** Sends a call and answers what came; it never rejects. */
export type Send = (method: string, path: string, sending?: Sending) => Promise<Answer>;

/** Any token is a client's key unless the bank was told otherwise. */
export const CLIENT_KEY = "client_test_key";

/** The admin key of a bank that was given none. */
export const ADMIN_KEY = "admin_test_key";

/**
 * Makes a sender on a `fetch`: the page's own, or `bank.fetch` in a test.
 *
 * @example const { body } = await createSend(fetch)("GET", "/v1/ach");
 */
export function createSend(fetch: (path: string, init: RequestInit) => Promise<Response>): Send {
  return async (method, path, { key = CLIENT_KEY, body, form } = {}) => {
    const headers: Record<string, string> = { Authorization: `Bearer ${key}` };
    const init: RequestInit = { method, headers };
    if (form) init.body = form;
    else if (body !== undefined) {
      headers["Content-Type"] = "application/json";
      init.body = typeof body === "string" ? body : JSON.stringify(body);
    }
    const start = performance.now();
    try {
      const response = await fetch(path, init);
      const text = await response.text();
      const ms = performance.now() - start;
      return { status: response.status, ok: response.ok, ms, body: parse(text), text };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return { status: 0, ok: false, ms: performance.now() - start, body: undefined, text };
    }
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Calls the bank as any page would: with the platform's `fetch`. */
export const send: Send = createSend(async (path, init) => {
  const response = await fetch(path, init);
  if (performance.getEntriesByName("first-answer").length === 0) performance.mark("first-answer");
  return response;
});

/** The `data` of an answer that succeeded. Throws the bank's own message otherwise. */
export function dataOf<T>(answer: Answer): T {
  if (!answer.ok) throw new Error(errorOf(answer));
  return (answer.body as { data: T }).data;
}

/** The message of a refusal. */
export function errorOf(answer: Answer): string {
  const { error } = (answer.body ?? {}) as { error?: unknown };
  if (typeof error === "string") return error;
  if (answer.status === 0) return `No answer came: ${answer.text}`;
  return `The answer has status ${answer.status} and is not the bank's.`;
}
