import type { TextCall } from "../../engine/http/text-request.ts";
import type { Answered } from "../../engine/http/written-answer.ts";
import type { BankFetch } from "./fetch.ts";

/** Answers a call as a bank's `fetch` answers such a request. What a fault has cut off is a `Response`. */
export type AnswerText = (call: TextCall) => Promise<Answered>;

const known = new WeakMap<object, AnswerText>();

/** Lets {@link textCallsOf} find what answers the calls of a bank. */
export function rememberTextCalls(fetch: BankFetch, answer: AnswerText): void {
  known.set(fetch, answer);
}

/**
 * What answers calls in place of a bank's own `fetch`, without the `Request` and the `Response`, which take longer than most answers;
 * undefined for any other function, such as one that someone has put in its place. It stays apart from what makes a `fetch`, of
 * which scenarios need nothing.
 *
 * @example const answered = await textCallsOf(bank.fetch)?.({ method: "GET", path: "/v1/ach", headers, text: undefined });
 */
export function textCallsOf(fetch: object): AnswerText | undefined {
  return known.get(fetch);
}
