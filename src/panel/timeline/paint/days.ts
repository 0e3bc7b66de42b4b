import { type Closing, closingOn, DAY_MS, dayOf, timeOfDay } from "../../../engine/time/calendar.ts";
import type { ResourceDescription } from "../../../index.ts";

/** A GMT day, milliseconds. */
export interface Day {
  readonly start: number;
  /** What closes the banks on it; undefined on a banking day. */
  readonly closing: Closing | undefined;
}

/** A time of a banking day at which steps happen. */
export type CutOff = ResourceDescription["cutOffs"][number];

/** Every day of which some part lies between two instants. */
export function daysBetween(from: number, to: number): readonly Day[] {
  const first = dayOf(from);
  const count = Math.max(dayOf(to) - first + 1, 0);
  return Array.from({ length: count }, (_, at) => ({
    start: (first + at) * DAY_MS,
    closing: closingOn(first + at),
  }));
}

/** The cut-offs of several collections, earliest first, each time once. */
export function cutOffsOf(resources: readonly Pick<ResourceDescription, "cutOffs">[]): readonly CutOff[] {
  const byTime = new Map<string, string[]>();
  for (const { time, what } of resources.flatMap(({ cutOffs }) => cutOffs))
    byTime.set(time, [...new Set([...(byTime.get(time) ?? []), what])]);
  return [...byTime].sort().map(([time, what]) => ({ time, what: what.join(", ") }));
}

/** When the cut-offs are on a day, milliseconds; none on a day on which the banks are closed. */
export function cutOffsOn({ start, closing }: Day, cutOffs: readonly CutOff[]): readonly number[] {
  return closing ? [] : cutOffs.map(({ time }) => start + timeOfDay(time));
}

/** "weekend", or "holiday: Thanksgiving Day"; undefined on a banking day. */
export function closingText(day: number): string | undefined {
  const closing = closingOn(dayOf(day));
  return closing && (closing.kind === "weekend" ? "weekend" : `holiday: ${closing.name}`);
}
