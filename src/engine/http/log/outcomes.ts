/** The outcomes that `then` can name (X73, X315 to X318). */
export const OUTCOMES = ["refuse", "lost-reply", "hang", "truncate", "duplicate"] as const;

/** Everything that the options `faults` and `rateLimit` do to requests. */
export const EFFECTS = [...OUTCOMES, "status", "latency", "rate-limit"] as const;

/** What rules did to a request, as the log tells it (X75). */
export interface LoggedFault {
  /** The id of the rule, as in `bank.faults.list()`; "rateLimit" for the option of that name. */
  readonly rule: string;
  /** What it did. */
  readonly then: (typeof EFFECTS)[number];
  /** Wall milliseconds by which rules delayed the answer, in addition to the option `latency`. */
  readonly latency: number;
  /** The ids of other rules that fired; they delayed the answer. */
  readonly also: readonly string[];
}

/** Whether a fault keeps a request from the bank, which then neither handles nor counts it (X73, X74, X315). */
export function isKeptFromBank(then: LoggedFault["then"] | undefined): boolean {
  return then === "refuse" || then === "hang";
}
