import { Recorder } from "../store/deltas/recorder.ts";
import type { Timer } from "./timer.ts";

/** How timers have changed, as plain JSON. */
export interface TimersDelta {
  readonly set: readonly Timer[];
  /** The names of those that are no more. */
  readonly canceled: readonly string[];
}

/** Records how timers change between one delta and the next. */
export class TimersRecording {
  readonly #recorder = new Recorder<string, Timer>();
  readonly #now: (name: string) => Timer | undefined;

  /** `now` returns a timer by its name. */
  constructor(now: (name: string) => Timer | undefined) {
    this.#now = now;
  }

  /** Called before each write of a timer. */
  wrote(name: string): void {
    this.#recorder.wrote(name, () => this.#now(name));
  }

  /** Whether there may be anything to take. */
  get hasRecorded(): boolean {
    return this.#recorder.hasWritten;
  }

  /** How the timers have changed since the last time; undefined when they have not. */
  take(): TimersDelta | undefined {
    return timersDelta(this.#recorder.take(), this.#now);
  }
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
