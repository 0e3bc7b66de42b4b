import {
  type Fetcher,
  type Answer as HttpAnswer,
  messageOf,
  type RequestOptions,
  request,
} from "sandbank/internal";

/** What the bank answered. `status` is 0 when there was no response; `text` then says why. */
export interface Answer extends Pick<HttpAnswer, "status" | "ok" | "body" | "text"> {
  /** Wall milliseconds from the call to the end of the response. */
  readonly ms: number;
}

/** Sends a request and returns what the bank answered; it never rejects. */
export type Send = (method: string, path: string, options?: RequestOptions) => Promise<Answer>;

/**
 * Makes a sender on a bank, or on a page that a bank answers.
 *
 * @example const { body } = await createSend(bank)("GET", "/v1/ach");
 */
export function createSend(target: Fetcher): Send {
  return (method, path, options) => answered(() => request(target, method, path, options));
}

/** What a call is answered; it never rejects. */
export async function answered(call: () => Promise<HttpAnswer>): Promise<Answer> {
  const start = performance.now();
  try {
    const { status, ok, body, text } = await call();
    return { status, ok, body, text, ms: performance.now() - start };
  } catch (error) {
    const ms = performance.now() - start;
    return { status: 0, ok: false, body: undefined, text: messageOf(error), ms };
  }
}

/** The same sender, which rejects with the bank's message where it is refused. */
export function orThrow(send: Send): Send {
  return async (method, path, options) => {
    const answer = await send(method, path, options);
    if (answer.ok) return answer;
    throw new Error(`${method} ${path} was refused. ${errorOf(answer)}`);
  };
}

/** What answers the page's calls: the platform's `fetch`, unless no service worker could be started. */
let answering: Fetcher = { fetch: (path, init) => fetch(path, init) };

/** Lets a bank answer the page's calls without a service worker. */
export function answerBy(bank: Fetcher): void {
  answering = bank;
}

/** What the bank of the page answers. */
export const page: Fetcher = {
  async fetch(path, init) {
    const response = await answering.fetch(path, init);
    if (performance.getEntriesByName("first-answer").length === 0) performance.mark("first-answer");
    return response;
  },
};

/** Calls the bank as any page would. */
export const send: Send = createSend(page);

/** The `data` of an answer that succeeded. Throws the bank's own message otherwise. */
export function dataOf<T>(answer: Answer): T {
  if (!answer.ok) throw new Error(errorOf(answer));
  return (answer.body as { data: T }).data;
}

/** The message of a refusal. */
export function errorOf(answer: Answer): string {
  const { error } = (answer.body ?? {}) as { error?: unknown };
  if (typeof error === "string") return error;
  if (answer.status === 0) return `No response: ${answer.text}`;
  return `The response has status ${answer.status} and didn't come from the bank.`;
}
