import * as z from "zod";
import { choice, listOf, readOptionsOf } from "../../../engine/options.ts";
import { expected } from "../../../engine/schema/expected.ts";

const FAIL_ON = ["unhandled", "pending", "warning", "unknown-field", "server-error"] as const;

/**
 * What fails a test (X101): a request that no route answers, one that is pending when the test ends, a warning of the
 * bank, a field that a call does not take, a 5xx that no fault made.
 */
export type FailOn = (typeof FAIL_ON)[number];

const Options = z.strictObject({
  failOn: z.array(choice(FAIL_ON), { error: expected(`an array of ${listOf(FAIL_ON)}`) }),
});

/**
 * Reads the option `failOn` of an adapter. Throws an OptionError that names a word it does not know.
 *
 * @example readFailOn("sandbank/vitest", ["unhandled", "pending"]).has("pending") // true
 */
export function readFailOn(adapter: string, failOn: readonly FailOn[]): ReadonlySet<FailOn> {
  return new Set(readOptionsOf(adapter, Options, { failOn }).failOn);
}
