import { type BankRequest, platformRequest } from "../../engine/http/bank-request.ts";
import { toResponse } from "../../engine/http/faults/to-response.ts";
import { markForwarded } from "../../engine/http/headers/forwarded.ts";
import { textRequest } from "../../engine/http/text-request.ts";
import { type Answered, isResponse } from "../../engine/http/written-answer.ts";
import { type BankFetch, createFetch } from "./fetch.ts";
import { rememberTextCalls } from "./text-calls.ts";

/** Answers a request, and makes no `Response` for it. */
export type Answering = (request: BankRequest) => Promise<Answered>;

const known = new WeakMap<BankFetch, Answering>();

/** Makes a bank's `fetch`; what is below it is found by {@link answeringOf} and by `textCallsOf`. */
export function fetchOf({
  answer,
  ...where
}: Omit<Parameters<typeof createFetch>[0], "answer"> & { readonly answer: Answering }): BankFetch {
  const fetch = createFetch({ ...where, answer: (request) => answer(request).then(toResponse) });
  known.set(fetch, async (request) => {
    request.signal.throwIfAborted();
    return answer(request);
  });
  rememberTextCalls(fetch, async (call) => {
    const answered = await answer(textRequest(call, where.origin));
    return isResponse(answered) || !answered.cutBy ? answered : toResponse(answered);
  });
  return fetch;
}

/**
 * Returns what answers requests as a bank's `fetch` does, under any address. Neither a `Request` nor a `Response` is made, unless
 * `fetch` is a function that someone has put in its place.
 *
 * @example const { status } = await answeringOf(bank.fetch)(request);
 */
export function answeringOf(fetch: BankFetch): Answering {
  return known.get(fetch) ?? ((request) => fetch(markForwarded(platformRequest(request))));
}
