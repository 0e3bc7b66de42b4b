import { getResponse, type HttpHandler, HttpResponse, http } from "msw";
import { BASE_URL } from "../support/bank.ts";
import type { Answers } from "./answers.ts";
import { type Operation, questions, type Service } from "./exchange.ts";

/** What these handlers leave out. */
export const BARE_NOTE = "a static answer: no rows, no validation";

/** One handler that answers an operation with a static body; `others` that answer something else are before it. */
export function bareHandlers(operation: Operation, answers: Answers, others = 0): HttpHandler[] {
  const { status, init } = questions[operation];
  const path = operation === "get" ? "/v1/ach/:id" : "/v1/ach";
  const resolver = () => HttpResponse.json(answers[operation] as object, { status });
  const own =
    init.method === "POST" ? http.post(BASE_URL + path, resolver) : http.get(BASE_URL + path, resolver);
  const before = Array.from({ length: others }, (_, at) =>
    (at % 2 ? http.post : http.get)(`${BASE_URL}/v1/resource-${at}/:id`, resolver),
  );
  return [...before, own];
}

/** Answers by msw's `getResponse`, with the handlers that are made for each request. */
export function throughMsw(handlersOf: () => HttpHandler[]): Service["answer"] {
  return async (url, init) => {
    const response = await getResponse(handlersOf(), new Request(url, init));
    if (!response) throw new Error(`No handler answers ${url}.`);
    return response;
  };
}
