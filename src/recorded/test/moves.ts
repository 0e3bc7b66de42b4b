import type { Code } from "../code.ts";
import { durationBetween } from "../duration.ts";
import { textCode, valueCode } from "../values.ts";

const MINUTE_MS = 60_000;

/** The bank time of a test while it is written, milliseconds. It differs by less than a minute from that of what is written down. */
export class Moves {
  /** The time at which the test begins. */
  readonly start: number;
  #now: number;
  readonly #isQuiet: (after: number, until: number) => boolean;

  /** `isQuiet` says whether no step of a row would be left out, or made too early, by the time between. */
  constructor(start: number, isExact: boolean, isQuiet: (after: number, until: number) => boolean) {
    const whole = Math.floor(start / MINUTE_MS) * MINUTE_MS;
    this.start = !isExact && isQuiet(whole, start) ? whole : start;
    this.#now = this.start;
    this.#isQuiet = isQuiet;
  }

  /** What moves the clock to where something was done; undefined where it need not be moved. */
  to(at: number): MoveCall | undefined {
    const isNear = at - this.#now < MINUTE_MS && this.#isQuiet(this.#now, at);
    return isNear ? undefined : this.#move(at, at - this.#now);
  }

  /** What moves the clock as it was moved from one time to another. */
  by(from: number, to: number): MoveCall | undefined {
    return to <= this.#now ? undefined : this.#move(to, to - from);
  }

  /** A duration in whole minutes where that does the same, otherwise the very time. */
  #move(target: number, duration: number): MoveCall {
    const around = (time: number) => Math.round(time / MINUTE_MS) * MINUTE_MS;
    const above = (time: number) => Math.ceil(time / MINUTE_MS) * MINUTE_MS;
    // A clock that runs goes on while it is moved, so the nearest comes first.
    for (const whole of [around(duration), above(duration), above(target - this.#now)]) {
      if (whole <= 0) continue;
      const reached = this.#now + whole;
      const [first, last] = [Math.min(reached, target), Math.max(reached, target)];
      if (last - first >= MINUTE_MS || !this.#isQuiet(first, last)) continue;
      const values = [valueCode(durationBetween(this.#now, reached))];
      this.#now = reached;
      return { call: "bank.clock.advance", values };
    }
    this.#now = target;
    return { call: "bank.clock.advanceTo", values: [timeCode(target)] };
  }
}

export interface MoveCall {
  readonly call: string;
  readonly values: readonly Code[];
}

/** A bank time in milliseconds as an ISO string, without a fraction where there is none. */
export function timeCode(at: number): string {
  return textCode(new Date(at).toISOString().replace(".000Z", "Z"));
}
