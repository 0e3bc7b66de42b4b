import type { Turn } from "../../engine/http/turn.ts";
import type { Delta } from "./delta.ts";

/**
 * What is done around each turn of a bank: a request, an action, a move of the clock, a reset with its scenario, a restore.
 * A turn is answered when its guard is done. A guard that rejects is removed, and the bank goes on without it.
 */
export interface TurnGuard {
  /**
   * Whether other processes change this bank as well, by deltas that `before` applies. Then reads outside of turns run no
   * steps, which another may have run; they ask for a turn that does.
   */
  readonly isShared?: boolean;
  /** Called before each turn, which waits for it. */
  readonly before?: () => Promise<void>;
  /**
   * Called after each turn with what has changed since the last time, also outside of turns; often nothing. The state is
   * the one after that, until the function first waits.
   */
  readonly after: (deltas: readonly Delta[], done: DoneTurn) => Promise<void>;
  /** Called with each delta that another guard has applied; it is not among those of `after`. */
  readonly applied?: (delta: Delta) => void;
  /** Called once with the error for which it was removed. */
  readonly failed: (error: unknown) => void;
}

/** A turn that is done. */
export interface DoneTurn {
  /** The one of the deltas that it made, with the steps that were due; undefined when it has changed nothing. */
  readonly delta: Delta | undefined;
  /** What it was; undefined for work of a guard's own, and for a turn that did not get as far as its work. */
  readonly turn: () => Turn | undefined;
}
