import { getResponse } from "msw";
import type { Bank } from "../../index.ts";

/** A bank, or whatever else has handlers. */
export type Answering = Pick<Bank, "handlers">;

/**
 * What a bank's handlers answer to a request. Undefined when the request is not the bank's, or when
 * a handler that you put in front of them passes it on.
 *
 * @example
 * bank.handlers.unshift(http.get("*\/v1/ach", () => HttpResponse.error()));
 * await ask(bank, request);
 */
export async function ask(bank: Answering, request: Request): Promise<Response | undefined> {
  const response = await getResponse(bank.handlers, request);
  // msw says "pass this on" with an answer of its own kind.
  return response?.headers.get("x-msw-intention") === "passthrough" ? undefined : response;
}
