import type { BankFetch } from "./fetch.ts";

/** Why an answer that latency held back is never given. */
export function abortError(what: "reset" | "disposed of"): DOMException {
  return new DOMException(`The bank was ${what} while this answer was held back.`, "AbortError");
}

/** For the handlers: to the page, an answer that was given up is a network error. */
export function abortedAsNetworkError(fetch: BankFetch): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === "AbortError";
      if (isAborted || request.signal.aborted) return Response.error();
      throw error;
    }
  };
}
