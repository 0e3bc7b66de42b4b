import { keepForm, markInMemory } from "../../engine/http/body/bodies-in-memory.ts";
import { isForwarded } from "../../engine/http/headers/forwarded.ts";
import { pathBelow } from "../../engine/http/routes/paths.ts";
import { maskPath } from "../../engine/schema/masking/mask.ts";

/**
 * Like the platform's `fetch`, but answered only by the bank. A request whose signal is aborted
 * before its turn rejects with the signal's reason and changes nothing. One to another origin than that of the
 * bank's `baseUrl` rejects with a TypeError.
 */
export type BankFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** The origin of paths in a bank without a `baseUrl`. */
export function originOf(baseUrl: string | undefined): string {
  return baseUrl ?? globalThis.location?.origin ?? "http://localhost";
}

/** Makes the bank's `fetch`; paths are relative to `origin`. With a `baseUrl`, urls of another origin are refused. */
export function createFetch(parts: {
  origin: string;
  baseUrl?: string | undefined;
  answer: (request: Request) => Promise<Response>;
}): BankFetch {
  const { baseUrl } = parts;
  const start = baseUrl === undefined ? "" : `${new URL(baseUrl).origin}/`;
  return (input, init) => {
    try {
      const request = toRequest(input, init, parts.origin);
      if (!request.url.startsWith(start) && !isForwarded(request)) throw elsewhere(request, `${baseUrl}`);
      request.signal.throwIfAborted();
      return parts.answer(request);
    } catch (error) {
      return Promise.reject(error);
    }
  };
}

/** A caller who names another address takes the bank for another service, and its answer would hide that (S14). */
function elsewhere({ url }: Request, baseUrl: string): TypeError {
  const { origin, pathname } = new URL(url);
  const below = pathBelow(baseUrl)(pathname);
  const start = origin + pathname.slice(0, pathname.length - below.length);
  const path = maskPath(below);
  return new TypeError(
    `bank.fetch was given ${start}${path}, but the baseUrl of this bank is ${baseUrl}: pass only the path, as in bank.fetch("${path}"), or make the bank with the baseUrl "${start}".`,
  );
}

function toRequest(input: string | URL | Request, init: RequestInit | undefined, origin: string): Request {
  if (typeof input === "object" && "method" in input) return fromRequest(input, init);
  const text = String(input);
  const request = new Request(text.startsWith("/") ? origin + text : text, init);
  const body = init?.body;
  if (body instanceof FormData && !new Headers(init?.headers).has("content-type"))
    return keepForm(request, body);
  return markInMemory(request, body);
}

function fromRequest(input: Request, init: RequestInit | undefined): Request {
  if (init === undefined) return input;
  const request = new Request(input, init);
  return init.body === undefined ? request : markInMemory(request, init.body);
}
