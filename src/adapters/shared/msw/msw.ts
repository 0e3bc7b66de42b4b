// What depends on how msw works, and on its versions 2 and 3.

import { getResponse, type HttpHandler, http } from "msw";
import type { Bank } from "../../../index.ts";

/** A bank, or anything else with handlers. */
export type BankHandlers = Pick<Bank, "handlers">;

/**
 * Sends requests that no handler answers to the network. The option has one name in msw 2 and
 * another in msw 3, each silently ignored by the other version, so both are given.
 */
export const passthroughUnhandled = { onUnhandledRequest: "bypass", onUnhandledFrame: "bypass" } as const;

/** Answers a request; undefined leaves it to the next handler, and finally to the network. */
export type Answer = (request: Request) => Promise<Response | undefined>;

/** Makes a handler for the requests of every method whose url `isAsked` allows. */
export function handlerFor(answer: Answer, isAsked: (url: string) => boolean = () => true): HttpHandler {
  return http.all(
    ({ request }) => isAsked(request.url),
    ({ request }) => answer(request),
  );
}

/**
 * Answers a request with a bank's handlers. Returns undefined when the request is not the bank's, or
 * when a handler that you put in front of them returns msw's `passthrough()`.
 */
export async function dispatch(bank: BankHandlers, request: Request): Promise<Response | undefined> {
  const response = await getResponse(bank.handlers, request);
  return response?.headers.get("x-msw-intention") === "passthrough" ? undefined : response;
}
