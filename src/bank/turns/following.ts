import type { Describe } from "../../engine/http/queue.ts";
import type { Turn } from "../../engine/http/turn.ts";
import type { MadeStep } from "../../engine/time/timer.ts";
import type { Timers } from "../../engine/time/timers.ts";
import type { Delta } from "./delta.ts";
import type { Recording } from "./recording.ts";

/**
 * What has happened in a bank: a due step, a turn, or with neither what has changed otherwise, such as by `pause`. The state is
 * the one after it.
 */
export interface Happening {
  /** How it has changed the state; undefined when it has not. */
  readonly delta: Delta | undefined;
  readonly step?: MadeStep;
  readonly turn?: Turn;
  /** What the turn rejected with; undefined when it did not. */
  readonly error?: unknown;
}

/** Tells a follower what happens in a bank, one thing after the other, each with its own delta. */
export class Following {
  readonly #recording: Recording;
  readonly #timers: Timers;
  readonly #follower: (happening: Happening) => void;

  /** `recording` begins with the state now. */
  constructor(recording: Recording, timers: Timers, follower: (happening: Happening) => void) {
    this.#recording = recording;
    this.#timers = timers;
    this.#follower = follower;
    timers.onStep = (step) => {
      // The steps of a scenario belong to the state that it sets.
      if (!recording.isWhole) follower({ delta: recording.take(), step });
    };
  }

  /** Tells what has changed outside of turns. */
  outside(): void {
    const delta = this.#recording.take();
    if (delta) this.#follower({ delta });
  }

  /** Tells of a turn, before the steps that are due after it. */
  turn(describe: Describe, error: unknown): void {
    const delta = this.#recording.take();
    const turn = describe();
    if (delta || turn)
      this.#follower({ delta, ...(turn && { turn }), ...(error !== undefined && { error }) });
  }

  /** Tells what was applied of another bank. */
  applied(delta: Delta): void {
    this.#recording.forget();
    this.#follower({ delta });
  }

  /** Ends it. */
  end(): void {
    this.#timers.onStep = undefined;
    this.#recording.end();
  }
}
