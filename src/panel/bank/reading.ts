import type { PanelBank } from "../../code/bank.ts";

/** How often a running clock is read, wall milliseconds; also how soon a pause from elsewhere shows. */
const TICK_MS = 500;
/** How often a clock is read that runs faster than the machine's. */
const FAST_TICK_MS = 250;
/** How often it is read while the page is hidden, so that what is due still happens. */
const HIDDEN_TICK_MS = 5000;
/** The soonest that it is read again. */
const SOONEST_MS = 40;

export interface ClockReading {
  readonly now: Date;
  readonly paused: boolean;
  /** Bank milliseconds per machine millisecond. */
  readonly speed: number;
}

type Timed = Pick<PanelBank, "clock" | "on">;

/**
 * Reads the clock of a bank for all that show it: at a high speed two that read it by themselves would be hours apart.
 * It also lets the steps that have fallen due run, for a bank does nothing until it is called.
 */
class ClockReader {
  readonly listeners = new Set<() => void>();
  readonly #bank: Timed;
  #reading: ClockReading;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stops: (() => void)[] = [];
  #isWorking = false;

  constructor(bank: Timed) {
    this.#bank = bank;
    this.#reading = this.#read();
  }

  /** The last reading; a new one where nothing keeps it up to date, or where the clock was moved since. */
  get reading(): ClockReading {
    const { now, paused, speed } = this.#bank.clock;
    const past = now.call(this.#bank.clock).getTime() - this.#reading.now.getTime();
    const isMoved = past < 0 || past > 2 * TICK_MS * speed;
    if (
      this.listeners.size === 0 ||
      isMoved ||
      paused !== this.#reading.paused ||
      speed !== this.#reading.speed
    )
      this.#reading = this.#read();
    return this.#reading;
  }

  follow(listener: () => void): () => void {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.#start();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.#stop();
    };
  }

  /** Reads the clock now, for all. */
  readonly look = (): void => {
    clearTimeout(this.#timer);
    this.#reading = this.#read();
    for (const listener of this.listeners) listener();
    if (this.listeners.size > 0) this.#wait();
  };

  #read(): ClockReading {
    const { clock } = this.#bank;
    return { now: clock.now(), paused: clock.paused, speed: clock.speed };
  }

  #start(): void {
    document.addEventListener("visibilitychange", this.look);
    this.#stops = [
      () => document.removeEventListener("visibilitychange", this.look),
      this.#bank.on("reset", this.look),
      this.#bank.on("progress", ({ done, total }) => {
        this.#isWorking = done < total;
      }),
    ];
    this.look();
  }

  #stop(): void {
    for (const stop of this.#stops) stop();
    clearTimeout(this.#timer);
    this.#isWorking = false;
  }

  /** Waits until the next step is due; never longer than a tick, for the clock may be moved meanwhile. */
  #wait(): void {
    const { clock } = this.#bank;
    const next = clock.paused ? null : clock.nextEvent();
    const tick = tickOf(clock);
    const until = next ? (Date.parse(next.at) - clock.now().getTime()) / clock.speed : tick;
    const soonest = this.#isWorking || document.hidden ? tick : SOONEST_MS;
    this.#timer = setTimeout(this.look, Math.min(Math.max(until, soonest), tick));
  }
}

function tickOf({ paused, speed }: Timed["clock"]): number {
  if (document.hidden) return HIDDEN_TICK_MS;
  return !paused && speed > 1 ? FAST_TICK_MS : TICK_MS;
}

const readers = new WeakMap<Timed["clock"], ClockReader>();

function readerOf(bank: Timed): ClockReader {
  const reader = readers.get(bank.clock) ?? new ClockReader(bank);
  readers.set(bank.clock, reader);
  return reader;
}

/** The clock of a bank as all parts of a page show it. */
export function readingOf(bank: Timed): ClockReading {
  return readerOf(bank).reading;
}

/** Calls the listener with each new reading of a bank's clock. Returns a function that ends it. */
export function followClock(bank: Timed, listener: () => void): () => void {
  return readerOf(bank).follow(listener);
}

/** Reads the clock again, once it was moved. */
export function readClock(bank: Timed): void {
  readerOf(bank).look();
}
