import * as z from "zod/mini";

/** Keeps rows of the options in the order given, regardless of their ids (S10). */
export const givenOrder = z.object({ position: z.int() });

/** A row with its position. */
export interface Given {
  readonly internal: z.output<typeof givenOrder>;
}

/** The entries of an option as rows with their positions. */
export function inPlace<Entry extends object>(entries: readonly Entry[]): (Entry & Given)[] {
  return entries.map((entry, position) => ({ ...entry, internal: { position } }));
}

/** The rows in the order given. */
export function inGivenOrder<Row extends Given>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((one, other) => one.internal.position - other.internal.position);
}
