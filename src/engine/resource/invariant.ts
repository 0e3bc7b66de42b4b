import { expected } from "../schema/expected.ts";
import type { TimelineEntry } from "../store/history.ts";
import type { AnyRow, Model } from "../store/model.ts";

/** Where a row breaks an invariant, as a dotted path below the row, and what is wrong there. */
export interface Broken {
  readonly path: string;
  readonly message: string;
}

/** Finds what is wrong with one row, whose table is read from the first row to the last; undefined when nothing is. */
type Check<Row> = {
  broken(row: Row, timeline: readonly TimelineEntry[]): Broken | undefined;
}["broken"];

/** What holds of every row of a table, whatever the bank has done (docs/spec/snapshots.md). */
export interface Invariants<Bank> {
  readonly model: Model;
  /** Called for each snapshot. The tables of `bank` hold its rows, which match their schemas; references exist. */
  checkIn(bank: Bank): Check<AnyRow>;
}

/**
 * Returns the function with which an area declares the invariants of a table.
 *
 * @example invariantsOf<OnboardingBank>()(Persons, (bank) => ({ login_id }) => …)
 */
export function invariantsOf<Bank>() {
  return <Row extends AnyRow>(model: Model<Row>, checkIn: (bank: Bank) => Check<Row>): Invariants<Bank> => ({
    model,
    checkIn,
  });
}

/**
 * Says what the value at a path must be.
 *
 * @example broken("last4", "the end of the card number", "1234") // "must be the end of the card number, got "1234"."
 */
export function broken(
  path: string,
  description: string,
  value: unknown,
  options?: { secret?: boolean },
): Broken {
  return { path, message: expected(description, options)({ input: value }) };
}
