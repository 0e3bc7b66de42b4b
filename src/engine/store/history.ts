/** What made a change: a call of the API, an action of `bank.simulate`, or a timed step of the row (X84). */
export type Cause = "request" | "action" | StepCause;

/** What made a timed step: the bank's clock, or with the option `progress` the next call or a read of the row. */
export type StepCause = "clock" | "immediate" | "read";

/** One status a row has had. */
export interface TimelineEntry {
  /** Bank time, ISO 8601. */
  readonly at: string;
  /** The status, or null for a row without one. */
  readonly status: string | null;
  /** What made it. */
  readonly cause: Cause;
}

/** Every status that one row has had. */
export interface RowTimeline {
  readonly id: string;
  /** Oldest first. */
  readonly entries: readonly TimelineEntry[];
}

/** One write, as `bank.on("change")` reports it. */
export interface Change {
  /** The name of the row's collection, for most of them as in `bank.db`. */
  readonly collection: string;
  /** The id in the row's own form: text in payments and cards, an integer in onboarding (S9). */
  readonly id: string | number;
  /** The kind of write. */
  readonly kind: "insert" | "update" | "delete";
  /** Bank time, ISO 8601. */
  readonly at: string;
  /** What made it. */
  readonly cause: Cause;
  /** The status before; null where there is none. */
  readonly from: string | null;
  /** The status after; null where there is none. */
  readonly to: string | null;
}
