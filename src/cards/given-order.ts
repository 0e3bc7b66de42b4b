import * as z from "zod";
import { broken, type Invariants, invariantsOf } from "../engine/resource/invariant.ts";
import type { AnyRow, Model } from "../engine/store/model.ts";
import type { CardsBank } from "./options.ts";

/** Keeps rows of the options in the order given, regardless of their ids (S10). */
export const givenOrder = z.object({ position: z.int() });

interface Given {
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

/** The positions of the rows are those from 0 on, as many as there are rows (SNAP-25). */
export function isInPlace<Row extends AnyRow & Given>(model: Model<Row>): Invariants<CardsBank> {
  return invariantsOf<CardsBank>()(model, (bank) => {
    const last = bank.table(model).count() - 1;
    return ({ internal: { position } }) =>
      position >= 0 && position <= last
        ? undefined
        : broken("internal.position", `a whole number from 0 to ${last}`, position);
  });
}
