import { messageOf } from "../../../engine/errors.ts";
import type { HistoryBranch, HistoryEntry } from "../../../index.ts";
import type { TimeSource } from "./source.ts";

/** Whether an entry has changed something, or was to; the others are reads. */
export function isTelling({ kind, changed, refusal }: HistoryEntry): boolean {
  return kind !== "request" || changed || refusal !== null;
}

/** Where the present place is among entries: reads, which share it, may be between it and the entry; -1 when there are none. */
export function presentIn(entries: readonly HistoryEntry[]): number {
  return entries.findLastIndex(({ position }) => position !== "future");
}

/** The places in time that a bank has been at, to go back to. */
export class Past {
  /** The present branch, oldest first; empty until it was read. */
  entries: readonly HistoryEntry[] = [];
  /** Those of them that are later than the present place. */
  later: readonly HistoryEntry[] = [];
  /** The entry of the present place. */
  present: HistoryEntry | undefined;
  /** The entries without reads. */
  telling: readonly HistoryEntry[] = [];
  branches: readonly HistoryBranch[] = [];
  /** Why there is none; undefined when there is one. */
  problem: string | undefined;
  #source: TimeSource | undefined;
  #seen = "";

  /** Reads the entries, unless nothing has changed since: there may be tens of thousands. */
  async read(source: TimeSource): Promise<void> {
    try {
      if (this.#source !== source) await source.history.start();
      const branches = await source.history.branches();
      const seen = JSON.stringify([source.version, branches]);
      if (this.#source === source && seen === this.#seen) return;
      this.#take(await source.history.entries());
      this.branches = branches;
      this.#source = source;
      this.#seen = seen;
      this.problem = undefined;
    } catch (error) {
      this.#take([]);
      this.branches = [];
      this.problem = messageOf(error);
    }
  }

  /** The instant at which it begins, milliseconds. */
  get begin(): number | undefined {
    const [first] = this.entries;
    return first && Date.parse(first.at);
  }

  /** Whether nothing is later than the present place. */
  get isAtEnd(): boolean {
    return this.later.length === 0;
  }

  /** The last place not after an instant, milliseconds; the first one for an instant before all. */
  before(instant: number): HistoryEntry | undefined {
    return this.entries.findLast(({ at }) => Date.parse(at) <= instant) ?? this.entries[0];
  }

  /**
   * The place to go to for an instant ahead of the present place: the last one until then, or the next one if nothing happened
   * until then. Undefined when the instant is after all of them.
   */
  ahead(instant: number): HistoryEntry | undefined {
    const { later } = this;
    const last = later.at(-1);
    if (!last || Date.parse(last.at) < instant) return undefined;
    return later.findLast(({ at }) => Date.parse(at) <= instant) ?? later[0];
  }

  #take(entries: readonly HistoryEntry[]): void {
    const at = presentIn(entries);
    this.entries = entries;
    this.later = entries.slice(at + 1);
    this.present = entries[at];
    this.telling = entries.filter(isTelling);
  }
}
