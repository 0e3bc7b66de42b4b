import { LAST } from "./instant.ts";

/** For a clock that is made while `Date.now` is mocked to give no number. */
const LOADED_AT = Date.now();

/** The fastest a clock runs: a year in one of the machine's seconds. */
export const MAX_SPEED = 31_536_000;

/** How the clock was set, as plain JSON. A running clock goes on from `at` as the machine's does from `since`. */
export interface SavedClock {
  /** Bank time, milliseconds, when the clock was last set. */
  readonly at: number;
  /** Machine time, milliseconds, at that moment; null while paused. */
  readonly since: number | null;
  readonly speed: number;
}

/**
 * Bank time. It follows the machine's `Date.now()` times the speed, so fake timers of a test
 * runner move it too, only ever forward; it never uses a timer. While something is being worked
 * on it stands still at that moment, so that everything in one request reads the same time.
 */
export class Clock {
  #at: number;
  #since: number | null;
  #speed: number;
  #held: number | undefined;
  /** The latest time told, below which it never goes again, even when the machine's clock is set back. */
  #latest: number;
  /** The latest finite number that `Date.now` gave. */
  #reading = LOADED_AT;

  /** `start` is bank time in milliseconds; left out, it is the machine's time (S20). */
  constructor(options: { start?: number | undefined; speed: number; paused: boolean }) {
    const machine = this.#readMachine();
    this.#at = options.start ?? machine;
    this.#latest = this.#at;
    this.#speed = options.speed;
    this.#since = options.paused ? null : machine;
  }

  /** Bank time in milliseconds. */
  now(): number {
    if (this.#held !== undefined) return this.#held;
    if (this.#since === null) return this.#at;
    const machine = this.#readMachine();
    const running = Math.min(LAST, Math.trunc(this.#at + (machine - this.#since) * this.#speed));
    if (running < this.#latest) {
      this.#at = this.#latest;
      this.#since = machine;
      return this.#latest;
    }
    this.#latest = running;
    return running;
  }

  /** Something is being worked on, and time stands still for it. */
  get isHeld(): boolean {
    return this.#held !== undefined;
  }

  /** It stands still until it is resumed. */
  get paused(): boolean {
    return this.#since === null;
  }

  /** Bank milliseconds that pass in one of the machine's. */
  get speed(): number {
    return this.#speed;
  }

  /** Runs `work` with time standing still at an instant. */
  holdAt<T>(instant: number, work: () => T): T {
    const former = this.#held;
    this.#held = instant;
    try {
      return work();
    } finally {
      this.#held = former;
    }
  }

  /** Moves to an instant; the caller has seen to it that it lies ahead. */
  moveTo(instant: number): void {
    this.#at = instant;
    this.#latest = instant;
    if (this.#since !== null) this.#since = this.#readMachine();
  }

  /** Stands still from now on. */
  pause(): void {
    this.#at = this.now();
    this.#since = null;
  }

  /** Runs on from where it stands. */
  resume(): void {
    if (this.#since === null) this.#since = this.#readMachine();
  }

  /** From now on, `speed` bank milliseconds pass in one of the machine's. */
  setSpeed(speed: number): void {
    this.moveTo(this.now());
    this.#speed = speed;
  }

  /** How it is set, for a snapshot. */
  save(): SavedClock {
    return { at: this.#at, since: this.#since, speed: this.#speed };
  }

  /** Takes over a saved clock as if it had been set just now. */
  restart(saved: SavedClock): void {
    this.load({ ...saved, since: saved.since === null ? null : this.#readMachine() });
  }

  /** Takes over a saved clock; one that runs has gone on in the meantime (docs/decisions/0003-a-running-clock-in-a-snapshot.md). */
  load(saved: SavedClock): void {
    this.#at = saved.at;
    this.#latest = saved.at;
    this.#since = saved.since;
    this.#speed = saved.speed;
  }

  /** The machine's time in milliseconds; a mocked `Date.now` that gives no finite number is ignored. */
  #readMachine(): number {
    const reading: unknown = Date.now();
    if (typeof reading === "number" && Number.isFinite(reading)) this.#reading = reading;
    return this.#reading;
  }
}
