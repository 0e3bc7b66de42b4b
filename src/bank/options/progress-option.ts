import * as z from "zod/mini";
import { expected } from "../../engine/schema/expected.ts";
import { ProgressMode } from "../../engine/time/progress.ts";

/** What makes the timed steps, by collection; which collections there are depends on the registry. */
export const ProgressOption = z.pipe(
  z.record(z.string(), z.optional(ProgressMode), {
    error: expected('an object such as { achTransfers: "manual" }'),
  }),
  z.transform((modes): Readonly<Record<string, ProgressMode>> => {
    const given = Object.entries(modes).flatMap(([name, mode]) => (mode === undefined ? [] : [[name, mode]]));
    return Object.fromEntries(given);
  }),
);

/** What makes the timed steps of the rows of each collection that has any (X80 to X84). */
export interface BankProgress<Name extends string> {
  /** What makes them now. */
  get(): { readonly [N in Name]: ProgressMode };
  /**
   * Changes what makes them, also for the rows that wait; a collection that is not named stays as it is. Rejects with
   * an OptionError that names a wrong collection or value, and changes nothing then.
   *
   * @example await bank.progress.set({ achTransfers: { reads: 3 } });
   */
  set(modes: { readonly [N in Name]?: ProgressMode | undefined }): Promise<void>;
}

/** The collections of a bank that have timed steps; made of those of `db`, so that an editor shows their texts. */
type OfTimed<Bank, Mode> = Bank extends {
  readonly db: infer Rows;
  readonly progress: BankProgress<infer Name>;
}
  ? { readonly [Each in keyof Rows as Extract<Each, Name>]: Mode }
  : { readonly [Name in string]: Mode };

/** What makes the timed steps of the collections of a bank that have any, as an option. */
export type ProgressOf<Bank> = Partial<OfTimed<Bank, ProgressMode | undefined>>;

/** The same, of each of them. */
export type EachProgressOf<Bank> = OfTimed<Bank, ProgressMode>;
