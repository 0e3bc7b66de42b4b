import * as z from "zod/mini";
import { choice, wholeNumber } from "../options.ts";
import { expected } from "../schema/expected.ts";

const MAX_READS = 1000;

/** How the rows of a collection make their timed steps (X80). */
export const ProgressMode = z.union(
  [choice(["clock", "immediate", "manual"]), z.strictObject({ reads: wholeNumber(1, MAX_READS) })],
  {
    error: expected(
      `"clock", "immediate", "manual", or { reads: n } with a whole number from 1 to ${MAX_READS}`,
    ),
  },
);

/**
 * What makes the timed steps of the rows of a collection: `"clock"`, when they are due; `"immediate"`, the next request
 * or read; `"manual"`, nothing but `bank.simulate`; `{ reads: n }`, each n-th `GET` of the row by its id (X80 to X82).
 */
export type ProgressMode =
  | "clock"
  | "immediate"
  | "manual"
  | {
      /** How many `GET` requests of a row by its id make its next step, from 1 to 1000. */
      readonly reads: number;
    };

/** The collections whose steps the clock does not make, each with what does. */
export type SavedProgress = Readonly<Record<string, ProgressMode>>;
