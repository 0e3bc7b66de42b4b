import type { Describe, Queue } from "../../engine/http/queue.ts";
import type { TimedTurn, TurnWork } from "../../engine/http/turn.ts";
import type { OnDemand } from "../../engine/on-demand.ts";
import type { Steps } from "../../engine/slices.ts";
import type { Cause } from "../../engine/store/history.ts";
import type { Engine } from "./engine.ts";
import { type CallOptions, giveUpIfAborted, type Report, runLong } from "./long-work.ts";

/** Runs everything but requests: actions, the clock, reads, resets. */
export interface Executor {
  /** Waits for its turn, loads what `work` needs, runs due steps, then runs `work` with bank time held. */
  operate<T>(
    cause: Cause,
    work: () => T,
    describe: (timed: TimedTurn) => TurnWork,
    given?: CallOptions & { readonly needs?: OnDemand<object> | undefined },
  ): Promise<T>;
  /**
   * Waits for its turn, runs due steps, then runs long work in slices; `work` gets bank time, and holds it while it is
   * interrupted.
   */
  operateLong<T>(
    work: (now: number) => Steps<T>,
    reportTo: () => Report,
    describe: (timed: TimedTurn) => TurnWork,
    given?: CallOptions,
  ): Promise<T>;
  /** Waits for its turn and runs `work` without holding time or running due steps. */
  run<T>(work: () => T | Promise<T>, describe: Describe, given?: CallOptions): Promise<T>;
  /** Runs due steps now, unless time is held for other work, or the bank is shared, where they have a turn soon. */
  catchUp(): void;
  /** The same, and those that are still due at the time that long work has reached: without them there is no whole state. */
  settle(): void;
  /** Changes how the clock runs, at once, or once the scenario has run that runs now. */
  setClock(work: () => void): void;
}

/** Makes an executor; every piece of work waits for `ready` first, and is given up when its signal is aborted by its turn. */
export function createExecutor(parts: {
  readonly engine: Pick<Engine, "service" | "clock" | "catchUpTo" | "notifyChanges">;
  readonly queue: Queue;
  readonly ready: () => Promise<void>;
  /** Takes over a change of the clock; returns false to have it made at once. */
  readonly defer: (work: () => void) => boolean;
}): Executor {
  const { queue } = parts;
  const { service, clock, catchUpTo, notifyChanges } = parts.engine;
  const { store } = service;
  const run: Executor["run"] = (work, describe, given) =>
    parts.ready().then(() =>
      queue.run(() => {
        giveUpIfAborted(given);
        return work();
      }, describe),
    );
  const catchUp = () => {
    if (clock.isHeld) return;
    const runSteps = () => catchUpTo(clock.now());
    if (queue.stream) queue.stream.catchUp(runSteps);
    else runSteps();
  };
  return {
    run,
    operate(cause, work, describe, given) {
      let timed: TimedTurn | undefined;
      const inTurn = () => {
        const now = clock.now();
        catchUpTo(now);
        timed = { at: now, refused: true };
        try {
          const result = clock.holdAt(now, () => store.causedBy(cause, work));
          timed = { at: now, refused: false };
          return result;
        } finally {
          notifyChanges(store.takeChanges());
        }
      };
      return run(
        () => (given?.needs?.isLoaded === false ? given.needs.load().then(inTurn) : inTurn()),
        () => timed && describe(timed),
        given,
      );
    },
    operateLong(work, reportTo, describe, given) {
      let timed: TimedTurn | undefined;
      const notify = () => notifyChanges(store.takeChanges());
      function* inTurn() {
        const now = clock.now();
        catchUpTo(now);
        timed = { at: now, refused: true };
        try {
          const result = yield* work(now);
          timed = { at: now, refused: false };
          return result;
        } finally {
          notify();
        }
      }
      return run(
        () => runLong(inTurn(), reportTo(), notify),
        () => timed && describe(timed),
        given,
      );
    },
    catchUp,
    settle() {
      if (clock.isResting) catchUpTo(clock.now());
      else catchUp();
    },
    setClock(work) {
      if (parts.defer(work)) return;
      if (queue.stream) queue.stream.setClock(work);
      else work();
    },
  };
}
