import * as z from "zod/mini";
import { choice, flag, listOf, readOptionsOf } from "../../../engine/options.ts";
import { expected } from "../../../engine/schema/expected.ts";

const FAIL_ON = ["unhandled", "pending", "warning", "unknown-field", "server-error"] as const;

/**
 * What fails a test (X101): a request that no route answers, one that is pending when the test ends, a warning of the
 * bank, a field that a call does not take, a 5xx that no fault made.
 */
export type FailOn = (typeof FAIL_ON)[number];

const Options = z.strictObject({
  failOn: z.array(choice(FAIL_ON), { error: expected(`an array of ${listOf(FAIL_ON)}`) }),
  failures: z._default(flag, false),
});

interface TestOptions {
  readonly failOn: ReadonlySet<FailOn>;
  /** Whether the bank of a test that fails is written to a file. */
  readonly failures: boolean;
}

/** Reads the options of an adapter about what fails a test and what becomes of its bank then. */
export function readTestOptions(
  adapter: string,
  given: { readonly failOn: readonly FailOn[]; readonly failures?: boolean },
): TestOptions {
  const { failOn, failures } = readOptionsOf(adapter, Options, given);
  return { failOn: new Set(failOn), failures };
}
