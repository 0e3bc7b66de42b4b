import type { FaultRule } from "../../core.ts";

/** The names of the faults, in the order in which they are tried. */
export const WRITE_FAULT_NAMES = ["lost-reply", "duplicate", "refuse", "slow"] as const;

/** What happens to a write. */
export type WriteFaultName = (typeof WRITE_FAULT_NAMES)[number];

export interface WriteFault {
  /** The part of a rule of `faults` that makes it so. */
  rule(slow: number): Pick<FaultRule, "then" | "latency">;
  /** What the fault means to the code under test, and what helps. */
  readonly mend: string;
}

/** How a client can know whether a write was done. */
export const LOOK_FIRST =
  "The API has no idempotency keys, so put a reference of your own into the row's metadata and look for it before you send again: GET /v1/ach and each transfer that it lists, GET /v1/virtualcards?filter[metadata.<key>]=…";

export const WRITE_FAULTS: Readonly<Record<WriteFaultName, WriteFault>> = {
  "lost-reply": {
    rule: () => ({ then: "lost-reply" }),
    mend: "the bank did the write, and its reply was lost: look for it before you send it again.",
  },
  duplicate: {
    rule: () => ({ then: "duplicate" }),
    mend: 'the network delivered the write twice, which no client can prevent: look for a second equal row afterwards and cancel it, or leave "duplicate" out of the option faults.',
  },
  refuse: {
    rule: () => ({ then: "refuse" }),
    mend: "the write never reached the bank: send it again, or tell the user that it was not done.",
  },
  slow: {
    rule: (slow) => ({ latency: slow }),
    mend: "the bank did the write, and its reply was late: look for it before you send it again.",
  },
};
