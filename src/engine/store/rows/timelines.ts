import { freezeDeep } from "../freeze.ts";
import type { TimelineEntry } from "../history.ts";

/**
 * Keeps a timeline once for rows that follow one another and have the same, as rows of one moment do: it is most of what
 * the bank has besides such a row.
 */
export class Timelines {
  #last: readonly TimelineEntry[] = [];

  /** A frozen timeline that is equal to the given one, sharing what the one before has in the same place. */
  shared(timeline: readonly TimelineEntry[]): readonly TimelineEntry[] {
    const last = this.#last;
    if (timeline === last) return last;
    const isEqual = (entry: TimelineEntry, at: number) => {
      const other = last[at];
      return (
        entry === other ||
        (other !== undefined &&
          entry.at === other.at &&
          entry.status === other.status &&
          entry.cause === other.cause)
      );
    };
    if (timeline.length === last.length && timeline.every(isEqual)) return last;
    this.#last = Object.isFrozen(timeline)
      ? timeline
      : freezeDeep(timeline.map((entry, at) => (isEqual(entry, at) ? (last[at] as TimelineEntry) : entry)));
    return this.#last;
  }
}
