import type { HistoryOptions } from "../options/history-option.ts";

/** What an entry of the history is. */
export type HistoryKind =
  | "start"
  | "request"
  | "action"
  | "step"
  | "clock"
  | "progress"
  | "reset"
  | "restore"
  | "other";

/** A request, an action, a due step, or whatever else a bank did, and the place in time just after it. */
export interface HistoryEntry {
  /** Counts up from 1 in the order in which they happened. */
  readonly id: number;
  /** The branch on which it happened. */
  readonly branch: number;
  /** Bank time, ISO 8601; of a move of the clock, the time it moved to. */
  readonly at: string;
  /** "start" is where the history begins, "other" what was changed from outside, such as by another tab. */
  readonly kind: HistoryKind;
  /** What made its changes; null for what replaced the state. */
  readonly cause: "request" | "action" | "clock" | "immediate" | null;
  /** What it was, secrets masked: "POST /v1/ach", "return", "process", "paused". */
  readonly what: string;
  /** The row that it was about; null for none or several. */
  readonly row: {
    /** Its collection, as named in `bank.db`. */
    readonly collection: string;
    /** Its id, as text. */
    readonly id: string;
  } | null;
  /** The HTTP status of a request's answer, 0 when a fault kept it from the bank; null for anything else. */
  readonly status: number | null;
  /** Whether it has changed the bank. */
  readonly changed: boolean;
  /** Why it was refused; null when it was not. */
  readonly refusal: string | null;
  /** The number of a request's entry in `bank.log`; null for anything else. */
  readonly log: number | null;
  /** Where it lies as seen from the present place; "elsewhere" is on another branch. */
  readonly position: "past" | "present" | "future" | "elsewhere";
}

/** A line of entries that began where another was left. */
export interface HistoryBranch {
  /** Counts up from 1. */
  readonly id: number;
  /** What began it: what its first entry was. */
  readonly name: string;
  /** The entry after which it began; null for the first branch, and when that entry is no longer kept. */
  readonly from: number | null;
  /** Its last entry. */
  readonly end: number;
  /** How many entries of its own are kept. */
  readonly entries: number;
  /** Whether it is the one that `entries()` lists. */
  readonly current: boolean;
}

/** An entry or a branch, or anything else with its id. */
interface WithId {
  /** The id of the entry or the branch. */
  readonly id: number;
}

/** The past of a bank, to go to: off unless the option `history` or `start` turns it on. */
export interface BankHistory {
  /**
   * Turns it on; what was before is not in it. Does nothing when it is on. Rejects with an OptionError for an invalid option.
   *
   * @example await bank.history.start({ maxBytes: 8_000_000 });
   */
  start(options?: HistoryOptions): Promise<void>;
  /** Turns it off and forgets it; the bank stays as it is. */
  stop(): Promise<void>;
  /**
   * The entries of a branch, oldest first, those that it shares with others included; by default of the present one. Rejects for
   * an unknown branch, and while it is off.
   *
   * @example const [start, ...rest] = await bank.history.entries();
   */
  entries(branch?: number): Promise<readonly HistoryEntry[]>;
  /** The branches, oldest first. Rejects while it is off. */
  branches(): Promise<readonly HistoryBranch[]>;
  /**
   * Puts the bank into the state just after an entry, its clock paused then, and sends "reset" and "history". What changes the bank
   * there begins a branch. Resolves to the entry: of several at one instant, the last. Rejects for an unknown entry, or one that
   * is no longer kept, changing nothing.
   *
   * @example await bank.history.goTo(12);
   */
  goTo(entry: number | WithId): Promise<HistoryEntry>;
  /** Goes to the end of a branch, as `goTo` does. Rejects for an unknown branch. */
  switchTo(branch: number | WithId): Promise<HistoryEntry>;
}
