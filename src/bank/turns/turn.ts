import type { TurnWork } from "../../engine/http/turn.ts";
import type { MadeStep } from "../../engine/time/timer.ts";
import type { Delta } from "./delta.ts";

/** Something that has happened in a bank; the state is the one after it. */
export type Turn = TurnParts & TurnContent;

/** What has happened, by its kind. */
export type TurnContent = TurnWork | StepTurn | OutsideTurn;

interface TurnParts {
  /** Counts up from 1, from when the turns of the bank were first subscribed to. */
  readonly number: number;
  /** Bank time at its end, milliseconds. */
  readonly now: number;
  /** How it has changed the state; undefined when it has not. */
  readonly delta: Delta | undefined;
  /** Whether it, or a step that was made within it, has changed the state. */
  readonly changed: boolean;
  /** What it rejected with; undefined when it did not. */
  readonly error: unknown;
}

/** A step that was due. */
interface StepTurn {
  readonly kind: "step";
  readonly step: MadeStep;
}

/** What has changed between turns: "outside" such as by `pause`, "applied" by another process that shares the bank. */
interface OutsideTurn {
  readonly kind: "outside" | "applied";
}

/** What follows the turns of a bank. One that throws or rejects is removed, and the bank goes on without it. */
export interface TurnSubscriber {
  /**
   * Whether other processes change this bank as well, by deltas that `before` applies. Then reads outside of turns run no
   * steps, which another may have run; they ask for a turn that does.
   */
  readonly isShared?: boolean;
  /** Whether each step is a turn; otherwise steps are among the changes of the turn that they are made in. */
  readonly steps?: boolean;
  /** Called before each piece of work that waits in the queue, which waits for it. With a Problem it refuses the work. */
  readonly before?: () => Promise<void>;
  /** Called with each turn as it ends, also with what has changed outside of the queue. */
  readonly turn: (turn: Turn) => void;
  /**
   * Called after each piece of work, the steps that are due after it included; its caller waits for it. The state is the one
   * after them, until the function first waits. One that rejects with a Problem has undone the work: its caller gets the
   * Problem, and the subscription goes on.
   */
  readonly after?: () => Promise<void>;
  /**
   * Called once the turn has ended. Its caller waits for what this returns, and the next turn does not; it may reject with the
   * Problem of what has undone the turn.
   */
  readonly stored?: () => Promise<void> | undefined;
  /** Called once with the error for which it was removed. */
  readonly failed: (error: unknown) => void;
}
