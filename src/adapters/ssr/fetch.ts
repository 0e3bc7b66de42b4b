import { ownPathsOf } from "../../bank/options/own-resources.ts";
import type { Bank } from "../../index.ts";
import { candidatesOf } from "../forwarding/candidates.ts";
import { dispatch } from "../shared/msw/msw.ts";
import { singleton } from "../shared/platform.ts";
import { asFetched, networkError } from "../vitest/fetched.ts";

/** The bank that answers, whichever copy of this module has started it. */
const answering = singleton("ssr.fetch", () => ({
  bank: undefined as Bank | undefined,
  /** Whether a url may be the bank's. */
  isCandidate: (_url: string): boolean => false,
  isWatched: false,
}));

/**
 * Answers a bank's requests in front of whatever `fetch` the process has, now and later: a framework may put another in its place
 * with each edit, as Next does, and its own cache behind that would answer with rows as they were.
 */
export function answerFetchAlways(bank: Bank): void {
  answering.bank = bank;
  answering.isCandidate = candidatesOf(bank.baseUrl, ownPathsOf(bank.options));
  if (answering.isWatched) return;
  answering.isWatched = true;
  let below = globalThis.fetch;
  let own = inFrontOf(below);
  Object.defineProperty(globalThis, "fetch", {
    configurable: true,
    enumerable: true,
    get: () => own,
    set(next: typeof fetch) {
      if (next === own) return;
      below = next;
      own = inFrontOf(below);
    },
  });
}

/** A `fetch` with the properties of another, by which a framework knows its own. */
function inFrontOf(below: typeof fetch): typeof fetch {
  return new Proxy(below, {
    apply: (_, that, args: Parameters<typeof fetch>) => send(below.bind(that), ...args),
  });
}

async function send(
  below: typeof fetch,
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const { bank, isCandidate } = answering;
  const url = typeof input === "object" && "url" in input ? input.url : String(input);
  if (!bank || !isCandidate(url)) return below(input, init);
  const request = new Request(input, init);
  const response = await dispatch(bank, request);
  if (response === undefined) return below(request);
  if (response.type === "error") {
    request.signal.throwIfAborted();
    throw networkError(response);
  }
  return asFetched(response, request, request.signal);
}
