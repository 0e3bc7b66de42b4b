import type { RemotePanelBank } from "../../../code/bank.ts";
import { messageOf } from "../../../engine/errors.ts";
import type { RowAddress, RowTimeline, TimelineEntry, UpcomingEvent } from "../../../index.ts";
import { Poll } from "../../remote/poll.ts";
import type { Group } from "./lines.ts";
import { ALL, type Happened, keyOf, type TimeReading, type TimeSource, timedOf } from "./source.ts";

/** A bank behind HTTP, which sends no events: everything is read at once, and again when its history has gone on. */
export class RemoteSource implements TimeSource {
  version = 0;
  resources: TimeSource["resources"] = {};
  time: TimeReading = { now: 0, paused: true };
  readonly history: TimeSource["history"];
  readonly #bank: RemotePanelBank;
  #rows: ReadonlyMap<string, readonly RowTimeline[]> = new Map();
  #timelines: ReadonlyMap<string, readonly TimelineEntry[]> = new Map();
  #due: ReadonlyMap<string, readonly UpcomingEvent[]> = new Map();
  #upcoming: readonly UpcomingEvent[] = [];
  #happened: Happened[] = [];
  #seen = "";
  #problem: string | undefined;
  #changed: () => void = () => undefined;
  readonly #poll = new Poll(() => this.#look());
  #reading: Promise<void> = Promise.resolve();

  constructor(bank: RemotePanelBank) {
    this.#bank = bank;
    this.history = bank.history;
  }

  get limits(): string {
    return this.#problem === undefined
      ? "This bank is in another process: it is asked once a second, so that what happens there shows up to a second later."
      : `The bank does not answer, and this is what was read last: ${this.#problem}`;
  }

  start(changed: () => void): void {
    this.#changed = changed;
    this.#poll.start();
  }

  stop(): void {
    this.#poll.stop();
  }

  groups(): readonly Group[] {
    return Array.from(this.#rows, ([collection, rows]) => ({ collection, ids: rows.map(({ id }) => id) }));
  }

  timeline(row: RowAddress): readonly TimelineEntry[] {
    return this.#timelines.get(keyOf(row)) ?? [];
  }

  due(row: RowAddress): readonly UpcomingEvent[] {
    return this.#due.get(keyOf(row)) ?? [];
  }

  upcoming(): readonly UpcomingEvent[] {
    return this.#upcoming;
  }

  async advanceTo(instant: number): Promise<void> {
    const { now, paused } = this.time;
    if (instant <= now) return;
    if (paused) await this.#bank.clock.advanceTo(instant);
    else await this.#bank.clock.advance({ minutes: (instant - now) / 60_000 });
    await this.refresh();
  }

  takeHappened(): readonly Happened[] {
    const happened = this.#happened;
    this.#happened = [];
    return happened;
  }

  /** One reading at a time, for an earlier one that ends later would bring back what was. */
  refresh(): Promise<void> {
    const read = () => this.#read();
    this.#reading = this.#reading.then(read, read);
    return this.#reading;
  }

  async #read(): Promise<void> {
    const { clock, history } = this.#bank;
    // One request that fails is enough.
    if (this.#poll.isFailing) await clock.now();
    const [now, paused, branches] = await Promise.all([
      clock.now(),
      clock.paused(),
      // Without a history nothing tells whether something has changed.
      history.branches().catch(() => undefined),
    ]);
    this.time = { now: now.getTime(), paused };
    // To go to another entry of the same branch pauses the clock at another time, and changes nothing else.
    const seen = branches && JSON.stringify([branches, paused && now]);
    if (seen === undefined || seen !== this.#seen) await this.#readRows();
    this.#seen = seen ?? "";
    this.#changed();
  }

  async #look(): Promise<void> {
    try {
      await this.refresh();
      this.#poll.answered();
      this.#problem = undefined;
    } catch (error) {
      this.#poll.failed();
      const problem = messageOf(error);
      if (problem === this.#problem) return;
      this.#problem = problem;
      this.#changed();
    }
  }

  async #readRows(): Promise<void> {
    if (Object.keys(this.resources).length === 0) this.resources = await this.#bank.resources();
    const collections = timedOf(this.resources).map(({ collection }) => collection);
    const read = (collection: string) => this.#bank.timelines(collection);
    const [upcoming, ...rows] = await Promise.all([
      this.#bank.clock.upcoming(ALL),
      ...collections.map(async (collection) => [collection, await read(collection)] as const),
    ]);
    const timelines = new Map<string, readonly TimelineEntry[]>();
    for (const [collection, each] of rows)
      for (const { id, entries } of each) timelines.set(keyOf({ collection, id }), entries);
    if (this.version > 0) this.#compare(rows, timelines);
    this.#rows = new Map(rows);
    this.#timelines = timelines;
    this.#upcoming = upcoming;
    this.#due = Map.groupBy(upcoming, keyOf);
    this.version += 1;
  }

  /** Finds the statuses that rows have got since the last reading. */
  #compare(
    rows: readonly (readonly [string, readonly RowTimeline[]])[],
    timelines: ReadonlyMap<string, readonly TimelineEntry[]>,
  ): void {
    for (const [collection, each] of rows) {
      for (const { id } of each) {
        const entries = timelines.get(keyOf({ collection, id })) ?? [];
        const known = this.#timelines.get(keyOf({ collection, id }))?.length ?? 0;
        for (const [index, { at, status, cause }] of entries.entries()) {
          if (index < known) continue;
          this.#happened.push({
            collection,
            id,
            at,
            from: entries[index - 1]?.status ?? null,
            to: status,
            cause,
          });
        }
      }
    }
  }
}
