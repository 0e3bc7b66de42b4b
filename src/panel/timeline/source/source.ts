import type { PanelBank } from "../../../code/bank.ts";
import type {
  Change,
  ResourceDescription,
  RowAddress,
  TimelineEntry,
  UpcomingEvent,
} from "../../../index.ts";
import { type HistoryReader, historyOf } from "../../bank/history.ts";
import { followClock, readClock } from "../../bank/reading.ts";
import type { Group } from "./lines.ts";

/** A status that a row has got. */
export type Happened = Pick<Change, "at" | "from" | "to" | "cause"> & {
  readonly collection: string;
  readonly id: string;
};

/** Bank time as it was last read. */
interface TimeReading {
  /** Milliseconds. */
  readonly now: number;
  readonly paused: boolean;
}

/** Every step, however many. */
const ALL = Number.MAX_SAFE_INTEGER;

/**
 * What the timeline reads of a bank and does with it. All timelines are read once; after that, only those of rows that have
 * changed and are visible, so that a change costs the same among ten rows and among ten thousand.
 */
export class TimeSource {
  readonly past: HistoryReader;
  readonly #bank: PanelBank;
  #groups: { readonly collection: string; readonly ids: string[] }[] | undefined;
  #timelines = new Map<string, readonly TimelineEntry[]>();
  #due = new Map<string, readonly UpcomingEvent[]>();
  #upcoming: readonly UpcomingEvent[] | undefined;
  #happened: Happened[] = [];
  #stops: (() => void)[] = [];

  constructor(bank: PanelBank) {
    this.#bank = bank;
    this.past = historyOf(bank);
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

  /** Begins to follow the bank; `changed` is called when something else may be read. */
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
        // What makes the steps of a collection may have been changed, which sends no event.
        this.#due.clear();
        changed();
      }),
      // What is shown of it is read when the bank is at rest.
      this.past.follow(() => undefined),
    ];
    this.#happened = [];
    this.#forget();
    void this.past.turnOn();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** The rows of each collection whose rows have a status. */
  groups(): readonly Group[] {
    this.#groups ??= timedOf(this.resources).map(({ collection }) => {
      const rows = this.#bank.timelines(collection);
      for (const { id, entries } of rows) this.#timelines.set(keyOf({ collection, id }), entries);
      return { collection, ids: rows.map(({ id }) => id) };
    });
    return this.#groups;
  }

  timeline(row: RowAddress): readonly TimelineEntry[] {
    // An address may name a collection that does not exist.
    if (!Object.hasOwn(this.resources, row.collection)) return [];
    return found(this.#timelines, row, () => this.#bank.timeline(row.collection, row.id));
  }

  /** The coming steps of a row, the next first. */
  due(row: RowAddress): readonly UpcomingEvent[] {
    return found(this.#due, row, () => this.#bank.clock.upcoming(ALL, row));
  }

  /** The coming steps of all rows, the next first. */
  upcoming(): readonly UpcomingEvent[] {
    this.#upcoming ??= this.#bank.clock.upcoming(ALL);
    return this.#upcoming;
  }

  /** Moves the clock on to an instant, milliseconds; does nothing where it has passed. */
  async advanceTo(instant: number): Promise<void> {
    const { clock } = this.#bank;
    const { now, paused } = this.time;
    if (instant <= now) return;
    // A running clock may have passed the instant by the turn of the call.
    if (paused) await clock.advanceTo(instant);
    else await clock.advance({ minutes: (instant - now) / 60_000 });
    readClock(this.#bank);
  }

  async goTo(entry: { readonly id: number }): Promise<void> {
    await this.history.goTo(entry);
    readClock(this.#bank);
    await this.past.readAgain();
  }

  /** What has happened since this was last called. */
  takeHappened(): readonly Happened[] {
    const happened = this.#happened;
    this.#happened = [];
    return happened;
  }

  #changed({ collection, id: given, kind, from, to, at, cause }: Change): void {
    const row = { collection, id: String(given) };
    const key = keyOf(row);
    this.#upcoming = undefined;
    this.#timelines.delete(key);
    this.#due.delete(key);
    // There are none after the bank was set to another state, until they are drawn.
    const ids = this.#groups?.find((each) => each.collection === collection)?.ids;
    if (kind === "insert") ids?.push(row.id);
    if (kind === "delete") ids?.splice(ids.lastIndexOf(row.id), 1);
    else if (from !== to) this.#happened.push({ ...row, at, from, to, cause });
  }

  #forget(): void {
    this.#groups = undefined;
    this.#timelines = new Map();
    this.#due = new Map();
    this.#upcoming = undefined;
  }
}

function found<Value>(known: Map<string, Value>, row: RowAddress, read: () => Value): Value {
  const key = keyOf(row);
  const value = known.get(key) ?? read();
  known.set(key, value);
  return value;
}

/** The collections whose rows have a status. */
function timedOf(resources: PanelBank["resources"]): readonly ResourceDescription[] {
  return Object.values(resources).filter(({ statuses }) => statuses.length > 0);
}

export function keyOf({ collection, id }: RowAddress): string {
  return `${collection}/${id}`;
}
