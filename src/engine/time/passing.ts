import type { Clock } from "./clock.ts";
import type { Timers } from "./timers.ts";

/**
 * Runs every step that is due by `until` (milliseconds), one by one, each with the clock at its own
 * due time; a step that sets another inside the window has that one run too.
 */
export function runDueSteps(clock: Clock, timers: Timers, until: number): void {
  for (let timer = timers.next(); timer !== undefined && timer.due <= until; timer = timers.next()) {
    const due = timer;
    clock.holdAt(due.due, () => timers.run(due));
  }
}
