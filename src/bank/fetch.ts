import { markInMemory } from "../engine/http/bodies-in-memory.ts";

/** Answers like the platform's `fetch`, but only ever from the bank. */
export type BankFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Where paths begin in a bank without a `baseUrl` of its own. */
export function originOf(baseUrl: string | undefined): string {
  return baseUrl ?? globalThis.location?.origin ?? "http://localhost";
}

/** Makes the bank's `fetch`; a path is taken relative to `origin`. */
export function createFetch(parts: {
  origin: string;
  answer: (request: Request) => Promise<Response>;
}): BankFetch {
  return async (input, init) => {
    const request = toRequest(input, init, parts.origin);
    request.signal.throwIfAborted();
    return parts.answer(request);
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
