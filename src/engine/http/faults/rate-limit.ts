import * as z from "zod/mini";
import { choice, wholeNumber } from "../../options.ts";
import { expected } from "../../schema/expected.ts";
import { startStopwatch } from "../log/log.ts";
import { Problem } from "../problems.ts";

const MAX_WINDOW = 86_400;

/** How many requests are handled in a window of time (X74). */
export const RateLimit = z.strictObject(
  {
    /** The requests that are handled in one window. */
    quota: wholeNumber(0, 1_000_000, "requests"),
    /** Its length in seconds, at most a day. */
    window: wholeNumber(1, MAX_WINDOW, "seconds"),
    /** Whether each token that callers send has its own quota, or each operation. */
    per: z._default(choice(["key", "operation"]), "key"),
    /** Whether its seconds are of bank time or of the machine's. */
    clock: z._default(choice(["bank", "wall"]), "bank"),
  },
  { error: expected("an object such as { quota: 100, window: 60 }") },
);

/** How many requests are handled in a window of time, with every default filled in. */
export type RateLimit = z.output<typeof RateLimit>;

/** Counts requests by windows of time. */
export interface Limiter {
  /** Counts a request; returns the 429 when its quota is used up. `now` is bank time in milliseconds. */
  count(request: LimitedRequest, now: number): Problem | undefined;
  /** Forgets every count. */
  reset(): void;
}

interface LimitedRequest {
  readonly operation: string | null;
  readonly headers: Headers;
}

/** So many windows are kept at a time, because a caller can send a new token with every request. */
const MAX_WINDOWS = 10_000;

/** Makes a limiter. */
export function createLimiter({ quota, window, per, clock }: RateLimit): Limiter {
  const length = window * 1000;
  const wall = startStopwatch();
  const windows = new Map<string, { readonly start: number; count: number }>();
  const windowOf = (key: string, now: number) => {
    const known = windows.get(key);
    // Bank time goes back at a restore.
    if (known && now >= known.start && now < known.start + length) return known;
    const started = { start: now, count: 0 };
    windows.delete(key);
    windows.set(key, started);
    const [oldest] = windows.keys();
    if (windows.size > MAX_WINDOWS && oldest !== undefined) windows.delete(oldest);
    return started;
  };
  return {
    count({ operation, headers }, bankTime) {
      const now = clock === "bank" ? bankTime : wall();
      const key = per === "key" ? headers.get("authorization") : operation;
      const current = windowOf(key ?? "", now);
      if (current.count >= quota) return tooMany(quota, window, (current.start + length - now) / 1000);
      current.count += 1;
      return undefined;
    },
    reset: () => windows.clear(),
  };
}

/** The refusal of a request above the limit; `remaining` and `window` are seconds. */
export function tooMany(quota: number, window: number, remaining: number): Problem {
  const seconds = Math.max(1, Math.ceil(remaining));
  return new Problem(
    429,
    "rate_limited",
    `Too many requests: ${quota} in ${window} seconds are handled. Try again in ${seconds} seconds.`,
    { headers: { "Retry-After": String(seconds) }, rule: "X74" },
  );
}
