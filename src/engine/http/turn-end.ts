import type { BankRequest } from "./bank-request.ts";

const waiting = new WeakMap<BankRequest, () => void>();

/**
 * Calls `end` when the turn of a request is over and what it has changed is kept, which may be long before its answer is there.
 * Returns the request unchanged.
 *
 * @example const response = await bank.fetch(onTurnEnd(request, () => count++));
 */
export function onTurnEnd(request: Request, end: () => void): Request {
  waiting.set(request, end);
  return request;
}

/** Says that the turn of a request is over. */
export function endTurn(request: BankRequest): void {
  waiting.get(request)?.();
}
