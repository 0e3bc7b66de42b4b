import { isNetworkFault } from "../engine/http/faults/network-error.ts";
import type { BankFetch } from "./fetch.ts";

/** The reason for which a delayed answer was aborted. */
export function abortError(what: "reset" | "disposed of"): DOMException {
  return new DOMException(`The bank was ${what} while this answer was delayed.`, "AbortError");
}

/** For the handlers: the page sees an aborted or lost answer as a network error. */
export function abortedAsNetworkError(fetch: BankFetch): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === "AbortError";
      if (isAborted || isNetworkFault(error) || request.signal.aborted) return Response.error();
      throw error;
    }
  };
}
