import type { Bank } from "../bank.ts";
import type { Scenario } from "../options.ts";
import type { Store } from "../store/store.ts";
import { DAY_MS } from "../time/calendar.ts";
import type { Clock } from "../time/clock.ts";
import { runDueSteps } from "../time/passing.ts";
import type { Timers } from "../time/timers.ts";

/**
 * Plays a scenario before the clock's start: its own clock stands still where it begins and must
 * end no later than the start, to which it is then moved. Rejects when it threw or went too far.
 */
export async function playScenario(
  scenario: Scenario,
  parts: { bank: Bank; clock: Clock; timers: Timers; store: Store },
): Promise<void> {
  const { bank, clock, timers, store } = parts;
  const configured = clock.save();
  const start = clock.now();
  const begin = start - (scenario.startsBefore?.days ?? 0) * DAY_MS;
  clock.load({ at: begin, since: null, speed: configured.speed });
  await scenario(bank);
  if (clock.now() > start) {
    const [end, limit] = [clock.now(), start].map((time) => new Date(time).toISOString());
    throw new Error(
      `The scenario ends at ${end}, after clock.start (${limit}): give it a larger startsBefore.`,
    );
  }
  store.causedBy("clock", () => runDueSteps(clock, timers, start));
  store.takeChanges();
  clock.restart({ ...configured, at: start });
}
