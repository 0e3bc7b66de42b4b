import type { Finding } from "./problems.ts";

/** What becomes of a request that is valid but looks wrong: a warning in the log, or in strict mode a refusal. */
export interface WarningPolicy {
  readonly strict: boolean;
  /** Puts a warning into the log of the request. */
  readonly warn: (text: string) => void;
}

/** The header by which other services recognize a request that is sent again. */
const IGNORED = "Idempotency-Key";

/** Finds the header of a write that callers may rely on, but the bank ignores (X92). */
export function ignoredHeaders(method: string, headers: Headers): readonly Finding[] {
  if (method === "GET" || !headers.has(IGNORED)) return [];
  return [
    {
      field: IGNORED,
      code: "ignored_header",
      message: `'${IGNORED}' has no effect: a request that is sent again is handled again. Leave the header out.`,
      rule: "X92",
    },
  ];
}
