import type {
  Bank,
  Change,
  ResourceDescription,
  RowAddress,
  TimelineEntry,
  UpcomingEvent,
} from "../../../index.ts";
import type { Group } from "./lines.ts";

/** A status that a row has got. */
export type Happened = Pick<Change, "at" | "from" | "to" | "cause"> & {
  readonly collection: string;
  readonly id: string;
};

/** Bank time as it was last read. */
export interface TimeReading {
  /** Milliseconds. */
  readonly now: number;
  readonly paused: boolean;
}

/** What the timeline reads of a bank and does with it, wherever the bank is. */
export interface TimeSource {
  /** Goes up whenever something else may be read. */
  readonly version: number;
  readonly resources: Readonly<Record<string, ResourceDescription>>;
  readonly time: TimeReading;
  /** The past of the bank. */
  readonly history: Pick<Bank["history"], "start" | "entries" | "branches" | "goTo" | "switchTo">;
  /** What cannot be shown of such a bank, in words; undefined for nothing. */
  readonly limits: string | undefined;
  /** The rows of each collection whose rows have a status. */
  groups(): readonly Group[];
  timeline(row: RowAddress): readonly TimelineEntry[];
  /** The coming steps of a row, the next first. */
  due(row: RowAddress): readonly UpcomingEvent[];
  /** The coming steps of all rows, the next first. */
  upcoming(): readonly UpcomingEvent[];
  /** Moves the clock on to an instant, milliseconds; does nothing where it has passed. */
  advanceTo(instant: number): Promise<void>;
  /** What has happened since this was last called. */
  takeHappened(): readonly Happened[];
  /** Reads again what may have changed elsewhere. */
  refresh(): Promise<void>;
  /** Begins to follow the bank; `changed` is called when something else may be read. */
  start(changed: () => void): void;
  stop(): void;
}

/** Every step, however many. */
export const ALL = Number.MAX_SAFE_INTEGER;

/** The collections whose rows have a status. */
export function timedOf(resources: TimeSource["resources"]): readonly ResourceDescription[] {
  return Object.values(resources).filter(({ statuses }) => statuses.length > 0);
}

/** Names a row. */
export function keyOf({ collection, id }: RowAddress): string {
  return `${collection}/${id}`;
}
