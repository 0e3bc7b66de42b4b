import { markInMemory } from "../../engine/http/body/bodies-in-memory.ts";
import type { Answer } from "../shared/msw/msw.ts";
import { asFetched, networkError } from "./fetched.ts";
import type { IsOurs } from "./network.ts";

/** Which requests are answered, and how. */
interface Answering {
  /** Whether the url is one of a bank that no handler of a user stands in front of. */
  readonly takes: (url: string) => boolean;
  readonly answer: Answer;
  readonly isOurs: IsOurs;
}

/**
 * Answers the requests that go through the process's `fetch` before msw does, which since version 3 opens a socket for
 * each. All others, and those of the banks too while another msw answers or a test has put a function of its own in
 * place of `fetch`, are left to the `fetch` before. Does nothing where `first`, the `fetch` before msw has started, was
 * not the platform's.
 */
export function answerFetch(first: typeof fetch, { takes, answer, isOurs }: Answering): void {
  if (!isOfPlatform(first)) return;
  const below = globalThis.fetch;

  const send = async (input: string | URL | Request, init: RequestInit | undefined): Promise<Response> => {
    const isRequest = typeof input === "object" && "method" in input;
    const request = new Request(input, init);
    if (!isRequest || init?.body != null) markInMemory(request, init?.body);
    // What no one can abort needs no look at a signal, which would only be made for it.
    const signal = isRequest || init?.signal ? request.signal : undefined;
    signal?.throwIfAborted();
    if (!(await isOurs()) || request.headers.get("accept")?.includes("msw/passthrough"))
      return below(request);
    signal?.throwIfAborted();
    const response = await untilAborted(answer(request), signal);
    if (response === undefined) return below(request);
    if (response.type === "error") throw networkError(response);
    return asFetched(response, request, signal);
  };

  const own: typeof fetch = (input, init) => {
    const url = globalThis.fetch === own ? urlOf(input) : undefined;
    if (url === undefined || !takes(url)) return below(input, init);
    return send(typeof input === "string" ? url : input, init);
  };
  Object.defineProperty(own, "name", { value: "fetch" });
  globalThis.fetch = own;
}

/**
 * A function of a test, one that watches the calls of another, and one that is bound to a page, such as happy-dom's, must go on
 * seeing all of them.
 */
function isOfPlatform(given: typeof fetch): boolean {
  const text = Function.prototype.toString.call(given);
  return /^(async )?function fetch\b/.test(text) && /\[native code\]|internal\/deps\/undici/.test(text);
}

/** The absolute url that is asked for; undefined for what `fetch` will refuse. */
function urlOf(input: string | URL | Request): string | undefined {
  try {
    return typeof input === "object" && "url" in input
      ? input.url
      : // In jsdom a path belongs to the page.
        new URL(input, globalThis.location?.href).href;
  } catch {
    return undefined;
  }
}

/** Rejects with the signal's reason as soon as it is aborted. */
function untilAborted<T>(answering: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return answering;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    answering.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
