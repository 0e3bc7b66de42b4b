import type { PanelBank, RemotePanelBank } from "../../code/bank.ts";
import type { RowAddress, UpcomingEvent } from "../../index.ts";
import type { Reads } from "./reads.ts";

/** The clock of a remote bank as it was read last. */
interface ReadClock {
  readonly now: number;
  readonly paused: boolean;
  readonly speed: number;
  /** When it was read, by this page's `performance.now()`. */
  readonly readAt: number;
}

/** How many of the coming events are read, unless more are asked for. */
const MOST = 1000;

/** The clock of a remote bank: between two reads it goes on by itself. */
export class MirroredClock {
  readonly #remote: RemotePanelBank["clock"];
  #read: ReadClock = { now: 0, paused: true, speed: 1, readAt: 0 };

  constructor(remote: RemotePanelBank["clock"]) {
    this.#remote = remote;
  }

  /** Reads it again. Resolves to whether it was paused, let run or set to another speed. */
  async renew(): Promise<boolean> {
    const former = this.#read;
    const [now, paused, speed] = await Promise.all([
      this.#remote.now(),
      this.#remote.paused(),
      this.#remote.speed(),
    ]);
    this.#read = { now: now.getTime(), paused, speed, readAt: performance.now() };
    return former.paused !== paused || former.speed !== speed;
  }

  /** As the panel reads a clock; `call` makes a call of the bank, and reads again what has changed. */
  shown(
    reads: Reads,
    call: (work: () => Promise<void>) => Promise<void>,
    allUpcoming: () => readonly UpcomingEvent[],
  ): PanelBank["clock"] {
    const remote = this.#remote;
    const read = () => this.#read;
    const upcoming = (limit = 20, of?: RowAddress): readonly UpcomingEvent[] => {
      const all = limit > MOST ? allUpcoming() : reads.get("upcoming", () => remote.upcoming(MOST), []);
      const isOf = (event: UpcomingEvent) =>
        of === undefined || (event.collection === of.collection && event.id === String(of.id));
      return all.filter(isOf).slice(0, limit);
    };
    const set = (work: () => Promise<void>, change: Partial<ReadClock>) => {
      this.#read = { ...this.#read, now: this.#now(), readAt: performance.now(), ...change };
      void call(work);
    };
    return {
      now: () => new Date(this.#now()),
      get paused() {
        return read().paused;
      },
      get speed() {
        return read().speed;
      },
      upcoming,
      nextEvent: () => upcoming(1)[0] ?? null,
      advance: (duration) => call(() => remote.advance(duration)),
      advanceTo: (instant) => call(() => remote.advanceTo(instant)),
      pause: () => set(() => remote.pause(), { paused: true }),
      resume: () => set(() => remote.resume(), { paused: false }),
      setSpeed: (speed) => set(() => remote.setSpeed(speed), { speed }),
    };
  }

  /** Where it stands while it is paused; undefined while it runs. */
  get pausedAt(): number | undefined {
    return this.#read.paused ? this.#read.now : undefined;
  }

  #now(): number {
    const { now, paused, speed, readAt } = this.#read;
    return paused ? now : now + (performance.now() - readAt) * speed;
  }
}
