import * as z from "zod/mini";
import { flag } from "../../engine/options.ts";
import { expected } from "../../engine/schema/expected.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import { MAX_SPEED } from "../../engine/time/clock.ts";
import { instant } from "../../engine/time/instant-option.ts";

const speedError = expected("a number above 0");
const speed = z
  .number({ error: speedError })
  .check(
    z.positive({ error: speedError }),
    z.maximum(MAX_SPEED, { error: expected(`a number of at most ${MAX_SPEED}`) }),
  );

/** A Date is an object too, and would pass as one without a start. */
function isPlainObject(value: unknown): boolean {
  return isJsonObject(value) && !(value instanceof Date);
}

const ClockOptions = z.strictObject({
  /** Bank time at the start; by default the machine's time (S20). */
  start: z.optional(instant),
  /** Bank milliseconds per machine millisecond, at most 31,536,000: a year per second. */
  speed: z._default(speed, 1),
  /** Starts with a paused clock. */
  paused: z._default(flag, false),
});

/** Where bank time begins and how it passes. */
export const ClockOption = z.prefault(
  z.pipe(
    z.custom<z.input<typeof ClockOptions>>(isPlainObject, {
      error: expected('an object such as { start: "2026-03-02T15:00:00Z" }'),
    }),
    ClockOptions,
  ),
  {},
);
