import * as z from "zod/mini";
import { rangeOf, wholeNumber } from "../options.ts";
import { expected } from "../schema/expected.ts";
import type { Random } from "../store/random.ts";

/** The longest that a timer of JavaScript waits, in milliseconds; a longer one fires at once. */
export const MAX_LATENCY = 2 ** 31 - 1;
/** Above it a drawn delay is the largest allowed or next to nothing. */
const MAX_SIGMA = 10;
const milliseconds = wholeNumber(0, MAX_LATENCY, "milliseconds");
const sigma = expected(`a number from 0 to ${MAX_SIGMA}`);

/**
 * Wall milliseconds by which an answer is delayed: a number, a range to draw from, or a log-normal distribution, where
 * half of the delays are below the median and none is above `max`.
 */
export const LatencyOption = z.union(
  [
    milliseconds,
    rangeOf(milliseconds),
    z
      .strictObject({
        /** Wall milliseconds below which half of the delays are. */
        median: milliseconds,
        /** How far the delays spread, from 0, for all the same, to 10. */
        sigma: z
          .number({ error: sigma })
          .check(z.minimum(0, { error: sigma }), z.maximum(MAX_SIGMA, { error: sigma })),
        /** Wall milliseconds that no delay exceeds. */
        max: milliseconds,
      })
      .check(
        z.refine(({ median, max }) => median <= max, {
          error: "must have a median no greater than its max.",
        }),
      ),
  ],
  {
    error: expected(
      "milliseconds, { min, max } with min no greater than max, or { median, sigma, max } with median no greater than max",
    ),
  },
);

/** By how much an answer is delayed. */
export type LatencyOption = z.output<typeof LatencyOption>;

const STEPS = 2 ** 30;

/** Draws a delay in whole milliseconds; a number is not drawn. */
export function drawLatency(option: LatencyOption, random: Random): number {
  if (typeof option === "number") return option;
  if ("min" in option) return random.int(option.min, option.max);
  const { median, sigma, max } = option;
  return Math.min(max, Math.round(median * Math.exp(sigma * normal(random))));
}

/** Draws from the standard normal distribution, by the method of Box and Muller. */
function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(random.int(1, STEPS) / STEPS));
  return radius * Math.cos((2 * Math.PI * random.int(0, STEPS - 1)) / STEPS);
}
