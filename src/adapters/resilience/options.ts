import * as z from "zod/mini";
import { choice, listOf, readOptionsOf, wholeNumber } from "../../engine/options.ts";
import { expected } from "../../engine/schema/expected.ts";
import type { Bank } from "../../index.ts";
import { WRITE_FAULT_NAMES, type WriteFaultName } from "./faults.ts";
import { noDuplicates } from "./no-duplicates.ts";
import type { SentRequest } from "./observe.ts";

/** A write of the flow under test. */
export interface Write {
  /** Such as "createAchTransfer". */
  readonly operation: string;
  /** Which request of this operation it is, from 1. */
  readonly nth: number;
}

/** What a check knows about the run that it judges. */
export interface JudgedRun {
  /** The write that went wrong; null in the run without a fault. */
  readonly write: Write | null;
  /** How it went wrong; null in the run without a fault. */
  readonly fault: WriteFaultName | null;
  /** What `run` rejected with; null when it resolved. */
  readonly error: unknown;
  /** The requests that the bank got, in the order in which it handled them. */
  readonly requests: readonly SentRequest[];
}

const MAX_MILLISECONDS = 3_600_000;
/** An option in milliseconds, an hour at most. */
export const milliseconds = wholeNumber(1, MAX_MILLISECONDS, "milliseconds");
/** An option that is a function, which the description describes. */
export const functionOf = <Call>(description: string) =>
  z.custom<Call>((value) => typeof value === "function", { error: expected(description) });
const faultsExpected = expected(`an array of at least one of ${listOf(WRITE_FAULT_NAMES)}`);

const Options = z.strictObject({
  /** Makes a bank, a new one for each run; it must not have faults of its own. */
  bank: functionOf<() => Bank | Promise<Bank>>("a function that makes a bank"),
  /** The flow under test. It calls the bank through `bank.fetch`, or through a fetch that `bank.handlers` answer. */
  run: functionOf<(bank: Bank) => unknown>("a function that takes a bank and runs your code"),
  /** Throws, rejects or returns false when the bank is not as it should be; by default {@link noDuplicates}. */
  check: z._default(
    functionOf<(bank: Bank, run: JudgedRun) => unknown>("a function that takes a bank"),
    () => noDuplicates,
  ),
  /** What happens to each write; by default all four. */
  faults: z._default(
    z
      .array(choice(WRITE_FAULT_NAMES), { error: faultsExpected })
      .check(z.minLength(1, { error: faultsExpected })),
    [...WRITE_FAULT_NAMES],
  ),
  /**
   * How many runs may happen at the same time, at most 64. By default 4 if two runs at once don't disturb each other,
   * and 1 if they do or when requests are intercepted.
   */
  concurrency: z.optional(wholeNumber(1, 64, "runs")),
  /** Milliseconds by which the fault "slow" delays a reply; more than your code waits for one. By default 1000. */
  slow: z._default(milliseconds, 1000),
  /** Milliseconds that one run may take; by default 3000. */
  timeout: z._default(milliseconds, 3000),
  /** Milliseconds that all runs may take together; by default 4500, because Vitest ends a test after 5000. */
  budget: z._default(milliseconds, 4500),
});

/** The options of `lostReplies`. */
export type LostRepliesOptions = z.input<typeof Options>;

/** The same with every default filled in. */
export type ReadOptions = z.output<typeof Options>;

export function readLostRepliesOptions(options: LostRepliesOptions): ReadOptions {
  return readOptionsOf("lostReplies", Options, options);
}
