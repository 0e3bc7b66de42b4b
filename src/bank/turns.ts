import type { QueueGuard } from "../engine/http/queue.ts";
import type { Turn } from "../engine/turn.ts";
import type { Delta } from "./delta.ts";
import type { Engine } from "./engine.ts";
import { internalsOf } from "./internals.ts";
import { type Recording, startRecording } from "./recording.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * What is done around each turn of a bank: a request, an action, a move of the clock, a reset with its scenario, a restore.
 * A turn is answered when its guard is done. A guard that rejects is removed, and the bank goes on without it.
 */
export interface TurnGuard {
  /** Called before each turn, which waits for it. */
  readonly before?: () => Promise<void>;
  /**
   * Called after each turn with what has changed since the last time, also outside of turns; often nothing. The state is
   * the one after that, until the function first waits.
   */
  readonly after: (deltas: readonly Delta[], done: DoneTurn) => Promise<void>;
  /** Called when a delta of another bank was applied, which `after` does not get. */
  readonly applied?: () => void;
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

/** The turns of a bank, for what keeps, shares or replays its state. */
export interface Turns {
  /** Waits for its turn, then runs `work`; calls of the bank that `work` waits for would never have theirs. */
  run<T>(work: () => T | Promise<T>): Promise<T>;
  /** Runs the steps that are due: a state with overdue steps cannot be restored. For use within a turn. */
  settle(): void;
  /** The state, whose rows are shared and frozen. For use within a turn. */
  snapshot(): Snapshot;
  /** Restores a snapshot as `bank.restore` does. For use within a turn. Throws a SnapshotError, changing nothing. */
  restore(snapshot: unknown): void;
  /**
   * Applies a delta of a bank that was in the state of this one, which no guard gets. For use within a turn, or
   * in `before`. Throws a TypeError, changing nothing, when the state is another.
   */
  apply(delta: Delta): void;
  /** Adds a guard for the turns to come, whose first delta is from the state now. For use within a turn. */
  guard(guard: TurnGuard): void;
  /** Removes a guard. For use within a turn. */
  remove(guard: TurnGuard): void;
}

const known = new WeakMap<Engine, Turns>();

/** The turns of a bank of this process. Throws a TypeError for anything else, such as a bank from `connect`. */
export function turnsOf(bank: object): Turns {
  return turnsOfEngine(internalsOf(bank).engine);
}

/** The same, given what is inside the bank. */
export function turnsOfEngine(engine: Engine): Turns {
  const turns = known.get(engine) ?? createTurns(engine);
  known.set(engine, turns);
  return turns;
}

function createTurns({ queue, state, service, clock, events, catchUpTo }: Engine): Turns {
  /** Each guard with what has changed and was not given to it yet. */
  const guards = new Map<TurnGuard, Delta[]>();
  let recording: Recording | undefined;
  let isTurnToCome = false;

  const remove = (guard: TurnGuard) => {
    if (!guards.delete(guard) || guards.size > 0) return;
    recording?.end();
    recording = undefined;
    queue.guard = undefined;
  };
  /** A bank restores no state with overdue steps, and in this one the next call or read would make them. */
  const settle = () => {
    try {
      catchUpTo(clock.now());
    } catch (error) {
      console.error("A step that was due at the end of a turn failed.", error);
    }
  };
  const take = () => {
    const delta = recording?.take();
    if (delta) for (const waiting of guards.values()) waiting.push(delta);
    return delta;
  };
  const each = (work: (guard: TurnGuard, waiting: Delta[]) => Promise<void> | undefined) =>
    Promise.all(
      Array.from(guards, async ([guard, waiting]) => {
        try {
          await work(guard, waiting);
        } catch (error) {
          remove(guard);
          guard.failed(error);
        }
      }),
    );
  const guarding: QueueGuard = {
    async around(work, describe = () => undefined) {
      await each((guard) => guard.before?.());
      take();
      try {
        return await work();
      } finally {
        settle();
        const done: DoneTurn = { delta: take(), turn: describe };
        await each((guard, waiting) => guard.after(waiting.splice(0), done));
      }
    },
    changedOutside() {
      if (isTurnToCome || !recording?.hasChanged()) return;
      isTurnToCome = true;
      void queue.run(() => {
        isTurnToCome = false;
      });
    },
  };
  return {
    run: (work) => queue.run(work),
    settle,
    snapshot: () => state.save(),
    restore(snapshot) {
      state.load(state.read(snapshot));
      events.emit("reset");
    },
    apply(delta) {
      const applying = recording ?? startRecording({ state, service, clock });
      try {
        applying.apply(delta);
      } finally {
        if (applying !== recording) applying.end();
      }
      if ("whole" in delta) events.emit("reset");
      for (const guard of guards.keys()) guard.applied?.();
    },
    guard(guard) {
      take();
      recording ??= startRecording({ state, service, clock });
      guards.set(guard, []);
      queue.guard = guarding;
    },
    remove,
  };
}
