import { markInMemory } from "../engine/http/bodies-in-memory.ts";

/**
 * Like the platform's `fetch`, but answered only by the bank. A request whose signal is aborted
 * before its turn rejects with the signal's reason and changes nothing.
 */
export type BankFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** The origin of paths in a bank without a `baseUrl`. */
export function originOf(baseUrl: string | undefined): string {
  return baseUrl ?? globalThis.location?.origin ?? "http://localhost";
}

/** Makes the bank's `fetch`; paths are relative to `origin`. */
export function createFetch(parts: {
  origin: string;
  answer: (request: Request) => Promise<Response>;
}): BankFetch {
  return (input, init) => {
    try {
      const request = toRequest(input, init, parts.origin);
      request.signal.throwIfAborted();
      return parts.answer(request);
    } catch (error) {
      return Promise.reject(error);
    }
  };
}

function toRequest(input: string | URL | Request, init: RequestInit | undefined, origin: string): Request {
  if (typeof input === "object" && "method" in input) return fromRequest(input, init);
  const text = String(input);
  return markInMemory(new Request(text.startsWith("/") ? origin + text : text, init), init?.body);
}

function fromRequest(input: Request, init: RequestInit | undefined): Request {
  if (init === undefined) return input;
  const request = new Request(input, init);
  return init.body === undefined ? request : markInMemory(request, init.body);
}
