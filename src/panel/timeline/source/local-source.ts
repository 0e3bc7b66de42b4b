import type { PanelBank } from "../../../code/bank.ts";
import type { Change, RowAddress, TimelineEntry, UpcomingEvent } from "../../../index.ts";
import { followClock, readClock } from "../../bank/reading.ts";
import type { Group } from "./lines.ts";
import { ALL, type Happened, keyOf, type TimeReading, type TimeSource, timedOf } from "./source.ts";

/**
 * A bank in this page. All timelines are read once; after that, only those of rows that have changed and are looked at, so
 * that a change costs the same among ten rows and among ten thousand.
 */
export class LocalSource implements TimeSource {
  version = 0;
  readonly limits = undefined;
  readonly #bank: PanelBank;
  #groups: { readonly collection: string; readonly ids: string[] }[] | undefined;
  #timelines = new Map<string, readonly TimelineEntry[]>();
  #due = new Map<string, readonly UpcomingEvent[]>();
  #upcoming: { readonly version: number; readonly events: readonly UpcomingEvent[] } | undefined;
  #happened: Happened[] = [];
  #stops: (() => void)[] = [];

  constructor(bank: PanelBank) {
    this.#bank = bank;
  }

  get resources(): PanelBank["resources"] {
    return this.#bank.resources;
  }

  get history(): PanelBank["history"] {
    return this.#bank.history;
  }

  get time(): TimeReading {
    const { clock } = this.#bank;
    return { now: clock.now().getTime(), paused: clock.paused };
  }

  start(changed: () => void): void {
    const bank = this.#bank;
    this.#stops = [
      bank.on("change", (change) => {
        this.#changed(change);
        changed();
      }),
      bank.on("reset", () => {
        this.#forget();
        changed();
      }),
      followClock(bank, () => {
        // What makes the steps of a collection may have been changed, of which there is no event.
        this.#due.clear();
        changed();
      }),
    ];
    this.#forget();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  groups(): readonly Group[] {
    this.#groups ??= timedOf(this.resources).map(({ collection }) => {
      const rows = this.#bank.timelines(collection);
      for (const { id, entries } of rows) this.#timelines.set(keyOf({ collection, id }), entries);
      return { collection, ids: rows.map(({ id }) => id) };
    });
    return this.#groups;
  }

  timeline(row: RowAddress): readonly TimelineEntry[] {
    // An address may name a collection that there is not.
    if (!Object.hasOwn(this.resources, row.collection)) return [];
    return found(this.#timelines, row, () => this.#bank.timeline(row.collection, row.id));
  }

  due(row: RowAddress): readonly UpcomingEvent[] {
    return found(this.#due, row, () => this.#bank.clock.upcoming(ALL, row));
  }

  upcoming(): readonly UpcomingEvent[] {
    if (this.#upcoming?.version !== this.version)
      this.#upcoming = { version: this.version, events: this.#bank.clock.upcoming(ALL) };
    return this.#upcoming.events;
  }

  async advanceTo(instant: number): Promise<void> {
    const { clock } = this.#bank;
    const { now, paused } = this.time;
    if (instant <= now) return;
    // A running clock may have passed the instant by the turn of the call.
    if (paused) await clock.advanceTo(instant);
    else await clock.advance({ minutes: (instant - now) / 60_000 });
    readClock(this.#bank);
  }

  takeHappened(): readonly Happened[] {
    const happened = this.#happened;
    this.#happened = [];
    return happened;
  }

  async refresh(): Promise<void> {
    // Events of the bank say what has changed.
  }

  #changed(change: Change): void {
    const { collection, kind, from, to, at, cause } = change;
    const row = { collection, id: String(change.id) };
    this.version += 1;
    const key = keyOf(row);
    this.#timelines.delete(key);
    this.#due.delete(key);
    // There are none after the bank was set to another state, until they are drawn.
    const ids = this.#groups?.find((each) => each.collection === collection)?.ids;
    if (kind === "insert") ids?.push(row.id);
    if (kind === "delete") ids?.splice(ids.lastIndexOf(row.id), 1);
    else if (from !== to) this.#happened.push({ ...row, at, from, to, cause });
  }

  #forget(): void {
    this.version += 1;
    this.#groups = undefined;
    this.#timelines = new Map();
    this.#due = new Map();
    this.#happened = [];
  }
}

function found<Value>(known: Map<string, Value>, row: RowAddress, read: () => Value): Value {
  const key = keyOf(row);
  const value = known.get(key) ?? read();
  known.set(key, value);
  return value;
}
