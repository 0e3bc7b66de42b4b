import type { LogEntry } from "../index.ts";

/** The faults after which a caller gets no answer, or a part of one. */
const BREAKS = ["refuse", "lost-reply", "hang", "truncate"] as const;

export type Break = (typeof BREAKS)[number];

/** The fault that broke the connection of a request; undefined for one that was answered. */
export function breakOf({ fault }: Pick<LogEntry, "fault">): Break | undefined {
  return BREAKS.find((name) => name === fault?.then);
}
