import type { Store } from "../../engine/store/store.ts";
import type { SavedTable } from "../../engine/store/table-parts.ts";
import type { ByTimer } from "../../engine/time/by-timer.ts";
import type { SavedClock } from "../../engine/time/clock.ts";
import type { SavedProgress } from "../../engine/time/progress.ts";
import type { Timer } from "../../engine/time/timer.ts";

/** Raised by one when snapshots of the version before can no longer be read (docs/decisions/0007-additive-snapshots.md). */
export const SNAPSHOT_VERSION = 4;

/**
 * All a bank holds, as plain JSON (S21): never the log, never a file's bytes. Card numbers, cvcs, account
 * numbers and ssns are in it in plain text.
 */
export interface Snapshot {
  readonly format: "sandbank-snapshot";
  readonly version: number;
  readonly clock: SavedClock;
  readonly random: readonly number[];
  readonly timers: readonly Timer[];
  /** The collections whose steps the clock does not make (X80). */
  readonly progress: SavedProgress;
  readonly tables: Readonly<Record<string, SavedTable>>;
}

/** A snapshot that this bank does not take; it has changed nothing. */
export class SnapshotError extends Error {
  override readonly name = "SnapshotError";
}

/** A snapshot that a bank takes over. */
export interface CheckedSnapshot {
  readonly snapshot: Snapshot;
  /** Its rows; the bank that takes them over owns the store and the timers. */
  readonly store: Store;
  /** Its timers. */
  readonly timers: ByTimer<Timer>;
  /** The last instant of which it tells, milliseconds. */
  readonly latest: number;
}
