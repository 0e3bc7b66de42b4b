import { LAST } from "./instant.ts";

/** For a clock that is made while `Date.now` is mocked to return no number. */
const LOADED_AT = Math.trunc(Date.now());

/** The fastest a clock runs: a year per machine second. */
export const MAX_SPEED = 31_536_000;

/** The state of the clock as plain JSON. A running clock advances from `at` as the machine's does from `since`. */
export interface SavedClock {
  /** Bank time, milliseconds, when the clock was last set. */
  readonly at: number;
  /** Machine time, milliseconds, at that moment; null while paused. */
  readonly since: number | null;
  readonly speed: number;
}

/**
 * Bank time. It follows the machine's `Date.now()` times the speed, so fake timers of a test runner move it too, only
 * ever forward; it never uses a timer. It is held during each piece of work, so that everything in one request reads
 * the same time.
 */
export class Clock {
  #at: number;
  #since: number | null;
  #speed: number;
  #held: number | undefined;
  /** What it shows while long work is interrupted. */
  #resting: number | undefined;
  /** The latest time returned: bank time never goes back, even when the machine's clock is set back. */
  #latest: number;
  /** The latest finite number that `Date.now` gave. */
  #reading = LOADED_AT;

  /** `start` is bank time in milliseconds, by default the machine's time (S20). */
  constructor(options: { start?: number | undefined; speed: number; paused: boolean }) {
    const machine = this.#readMachine();
    this.#at = options.start ?? machine;
    this.#latest = this.#at;
    this.#speed = options.speed;
    this.#since = options.paused ? null : machine;
  }

  /** Bank time in milliseconds. */
  now(): number {
    const held = this.#held ?? this.#resting;
    if (held !== undefined) return held;
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

  /** The machine's time in milliseconds, by which callers work. */
  machine(): number {
    return this.#readMachine();
  }

  /** Whether time is held for a piece of work. */
  get isHeld(): boolean {
    return this.#held !== undefined || this.isResting;
  }

  /** Whether it is held because long work is interrupted. */
  get isResting(): boolean {
    return this.#resting !== undefined;
  }

  /** Whether it is paused. */
  get paused(): boolean {
    return this.#since === null;
  }

  /** Bank milliseconds per machine millisecond. */
  get speed(): number {
    return this.#speed;
  }

  /** Runs `work` with time held at an instant. */
  holdAt<T>(instant: number, work: () => T): T {
    const former = this.#held;
    this.#held = instant;
    try {
      return work();
    } finally {
      this.#held = former;
    }
  }

  /** Holds time at an instant, as one to be saved, while long work is interrupted: until the returned function is called. */
  rest(instant: number): () => void {
    this.#resting = instant;
    return () => {
      this.#resting = undefined;
    };
  }

  /** Moves to an instant, which the caller has checked to be in the future. */
  moveTo(instant: number): void {
    this.#at = instant;
    this.#latest = instant;
    if (this.#since !== null) this.#since = this.#readMachine();
  }

  /** Stops the clock at the present time. */
  pause(): void {
    this.#at = this.now();
    this.#since = null;
  }

  /** Continues from the present bank time. */
  resume(): void {
    if (this.#since !== null) return;
    this.#at = this.now();
    this.#since = this.#readMachine();
  }

  /** From now on, `speed` bank milliseconds pass per machine millisecond. */
  setSpeed(speed: number): void {
    this.moveTo(this.now());
    this.#speed = speed;
  }

  /** The state, for a snapshot. */
  save(): SavedClock {
    const [since, speed] = [this.#since, this.#speed];
    if (this.#resting === undefined || this.#held !== undefined) return { at: this.#at, since, speed };
    return { at: this.#resting, since: since === null ? null : this.#readMachine(), speed };
  }

  /** Restores a saved clock as if it had been saved just now. */
  restart(saved: SavedClock): void {
    this.load({ ...saved, since: saved.since === null ? null : this.#readMachine() });
  }

  /**
   * Restores a saved clock; a running one has advanced in the meantime
   * (docs/decisions/0003-a-running-clock-in-a-snapshot.md), but is not before `latest` (milliseconds), when the last
   * of its rows was changed: the machine's clock may be behind that of the machine which saved it.
   */
  load(saved: SavedClock, latest = saved.at): void {
    this.#at = saved.at;
    this.#latest = latest;
    this.#since = saved.since;
    this.#speed = saved.speed;
  }

  /** The machine's time in milliseconds; a mocked `Date.now` that gives no finite number is ignored. */
  #readMachine(): number {
    const reading: unknown = Date.now();
    if (typeof reading === "number" && Number.isFinite(reading)) this.#reading = Math.trunc(reading);
    return this.#reading;
  }
}

/** The machine's time in whole seconds. */
export function machineSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
