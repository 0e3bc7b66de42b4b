// What depends on how msw works, and on its versions 2 and 3.

import { getResponse } from "msw";
import type { Bank } from "../../index.ts";
import { singleton } from "./singleton.ts";

/** A bank, or anything else with handlers. */
export type BankHandlers = Pick<Bank, "handlers">;

/**
 * Sends requests that no handler answers to the network. The option has one name in msw 2 and
 * another in msw 3, each silently ignored by the other version, so both are given.
 */
export const passthroughUnhandled = { onUnhandledRequest: "bypass", onUnhandledFrame: "bypass" } as const;

const interception = singleton("interception", () => ({ isAcquired: false }));

/**
 * Reserves the interception of a page's or process's requests, because a second msw breaks the
 * first. Returns a function that releases it. Throws an Error when it is reserved already.
 *
 * @param where "page" or "process"
 * @param instead how to add handlers to the msw that is running
 * @example const release = acquire("page", "worker.use(...bank.handlers)");
 */
export function acquire(where: "page" | "process", instead: string): () => void {
  if (interception.isAcquired) {
    throw new Error(
      `A bank answers this ${where}'s requests already: stop it first, or give \`${instead}\` the other.`,
    );
  }
  interception.isAcquired = true;
  let isReleased = false;
  return () => {
    // Releasing twice must not release what another bank has acquired in between.
    if (!isReleased) interception.isAcquired = false;
    isReleased = true;
  };
}

/**
 * Answers a request with a bank's handlers. Returns undefined when the request is not the bank's, or
 * when a handler that you put in front of them returns msw's `passthrough()`.
 *
 * @example
 * bank.handlers.unshift(http.get("*\/v1/ach", () => HttpResponse.error()));
 * await dispatch(bank, request);
 */
export async function dispatch(bank: BankHandlers, request: Request): Promise<Response | undefined> {
  const response = await getResponse(bank.handlers, request);
  return response?.headers.get("x-msw-intention") === "passthrough" ? undefined : response;
}
