import type { Cause, TimelineEntry } from "../../../index.ts";

/** A status of a row from one instant to another, in milliseconds. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly status: string;
  /** What gave the row this status. */
  readonly cause: Cause;
}

/**
 * The statuses of a row as stretches of time: each until the next, the last one until now. They cover the time since the row
 * was made without a gap; of two at one instant the first has no length.
 */
export function segmentsOf(entries: readonly TimelineEntry[], now: number): readonly Segment[] {
  const known = entries.filter(hasStatus);
  return known.map(({ at, status, cause }, index) => {
    const from = Date.parse(at);
    const next = known[index + 1];
    return { from, to: next ? Date.parse(next.at) : Math.max(now, from), status, cause };
  });
}

function hasStatus(entry: TimelineEntry): entry is TimelineEntry & { readonly status: string } {
  return entry.status !== null;
}
