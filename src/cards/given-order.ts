import { z } from "zod";

/** What keeps a row of the options in the place it was given, whatever its id is (S10). */
export const givenOrder = z.object({ position: z.int() });

interface Given {
  readonly internal: z.output<typeof givenOrder>;
}

/** The entries of an option as rows that remember their place. */
export function inPlace<Entry extends object>(entries: readonly Entry[]): (Entry & Given)[] {
  return entries.map((entry, position) => ({ ...entry, internal: { position } }));
}

/** Rows in the order they were given in. */
export function inGivenOrder<Row extends Given>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((one, other) => one.internal.position - other.internal.position);
}
