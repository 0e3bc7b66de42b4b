import * as z from "zod/mini";
import { wholeNumber } from "../../engine/options.ts";
import { expected } from "../../engine/schema/expected.ts";

const FROM = 100_000;
const TO = 1_000_000_000;

/** How much of the past is kept. */
export const HistoryOptions = z.strictObject({
  /** How many bytes it may take up, by estimate, from 100,000 to 1,000,000,000; the oldest entries go first. */
  maxBytes: z._default(wholeNumber(FROM, TO, "bytes"), 32_000_000),
});

/** How much of the past is kept. */
export type HistoryOptions = z.input<typeof HistoryOptions>;

/** Whether the past is kept to go to, and how much of it. */
export const HistoryOption = z._default(
  z.union([z.boolean(), HistoryOptions], {
    error: expected(`true, false or { maxBytes }, a whole number of bytes from ${FROM} to ${TO}`),
  }),
  false,
);
