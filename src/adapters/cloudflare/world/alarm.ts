import type { Internals } from "../../../bank/internals.ts";
import { DAY_MS } from "../../../engine/time/calendar.ts";
import type { ObjectStorage } from "../platform.ts";

/** How long after a request or an alarm the next alarm goes off at the earliest, for each is billed; those who ask wait for none. */
const LEAST_MS = 1000;

/** And at the latest, for the platform counts in nanoseconds, and a bank's steps may be thousands of years ahead. */
const MOST_MS = 365 * DAY_MS;

/** When the next step or delivery of a bank is due, machine milliseconds; undefined when time brings none, as with a paused clock. */
export function dueAt({ engine }: Pick<Internals, "engine">): number | undefined {
  const { clock, service } = engine;
  if (engine.outgoing?.isDue()) return clock.machine();
  const timer = service.timers.next();
  if (timer === undefined) return undefined;
  const wait = Math.max(0, timer.due - clock.now());
  // A delivery is due at the time of its event, at which a clock may stand still.
  if (clock.paused && wait > 0) return undefined;
  return clock.machine() + Math.ceil(wait / clock.speed);
}

export class Alarm {
  readonly #storage: ObjectStorage;
  /** When it goes off; undefined while that is not known. */
  #at: number | null | undefined;

  constructor(storage: ObjectStorage) {
    this.#storage = storage;
  }

  /** Sees to it that the alarm goes off by a time (machine milliseconds): one that goes off earlier is left, and sees to the next. */
  async by(time: number): Promise<void> {
    const set = this.#at === undefined ? await this.#storage.getAlarm() : this.#at;
    // One who came meanwhile may have changed it.
    if (this.#at === undefined) this.#at = set;
    const now = Date.now();
    const at = Math.min(Math.max(time, now + LEAST_MS), now + MOST_MS);
    if (this.#at !== null && this.#at <= at) return;
    await this.#change(at, () => this.#storage.setAlarm(at));
  }

  async soon(): Promise<void> {
    const now = Date.now();
    await this.#change(now, () => this.#storage.setAlarm(now));
  }

  async off(): Promise<void> {
    await this.#change(null, () => this.#storage.deleteAlarm());
  }

  wentOff(): void {
    this.#at = null;
  }

  /** Those who come meanwhile see it as it is to be; where that fails, the next one asks for what is set. */
  async #change(at: number | null, change: () => Promise<void>): Promise<void> {
    this.#at = at;
    try {
      await change();
    } catch (error) {
      this.#at = undefined;
      throw error;
    }
  }
}
