import type { Timer } from "./timer.ts";

/** How timers have changed, as plain JSON. */
export interface TimersDelta {
  readonly set: readonly Timer[];
  /** The names of those that are no more. */
  readonly canceled: readonly string[];
}

/**
 * Finds how timers have changed, given those that were written as they were before; undefined when they are the same.
 */
export function timersDelta(
  written: ReadonlyMap<string, Timer | undefined>,
  now: (name: string) => Timer | undefined,
): TimersDelta | undefined {
  const set: Timer[] = [];
  const canceled: string[] = [];
  for (const [name, before] of written) {
    const timer = now(name);
    if (timer && timer !== before) set.push(timer);
    if (!timer && before) canceled.push(name);
  }
  return set.length > 0 || canceled.length > 0 ? { set, canceled } : undefined;
}
