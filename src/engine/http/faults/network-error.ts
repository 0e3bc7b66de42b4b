import type { LoggedFault } from "../log/outcomes.ts";

const CAUSE = "FaultError";

/** The error with which `fetch` rejects when the network fails; its cause names the rule. */
export function networkError({ rule, then }: LoggedFault): TypeError {
  const cause = new Error(`The fault rule ${rule} of this bank broke the connection (${then}).`);
  cause.name = CAUSE;
  return new TypeError("fetch failed", { cause });
}

/** Whether an error is a network error that a fault rule made. */
export function isNetworkFault(error: unknown): error is TypeError & { readonly cause: Error } {
  return error instanceof TypeError && (error.cause as Error | undefined)?.name === CAUSE;
}
