import type { QueueGuard } from "../../engine/http/queue.ts";
import type { Change } from "../../engine/store/history.ts";
import { internalsOf } from "../internals.ts";
import type { Engine } from "../runtime/engine.ts";
import type { CheckedSnapshot, Snapshot } from "../snapshot/snapshot.ts";
import { snapshotReading } from "../snapshot/state.ts";
import type { Delta } from "./delta.ts";
import { Following, type Happening } from "./following.ts";
import { type Recording, startRecording } from "./recording.ts";
import type { DoneTurn, TurnGuard } from "./turn-guard.ts";

/** The turns of a bank, for what keeps, shares or replays its state. */
export interface Turns {
  /** Waits for its turn, then runs `work`; calls of the bank that `work` waits for would never have theirs. */
  run<T>(work: () => T | Promise<T>): Promise<T>;
  /** Asks for an empty turn, unless one that was asked for is to come. */
  ask(): void;
  /** Runs the steps that are due: a state with overdue steps cannot be restored. For use within a turn. */
  settle(): void;
  /**
   * Takes a turn that runs about `limit` of the steps that are due, those of one instant together, and leaves the others to the
   * next turns. Resolves with whether there are others.
   */
  runDue(limit: number): Promise<boolean>;
  /** The state, whose rows are shared and frozen. For use within a turn. */
  snapshot(): Snapshot;
  /** Restores a snapshot as `bank.restore` does. For use within a turn. Throws a SnapshotError, changing nothing. */
  restore(snapshot: unknown): void;
  /** The same for a snapshot that is plain JSON, such as one that was just parsed; it must not be changed from then on. */
  restorePlain(snapshot: unknown): void;
  /** Takes over a state of this bank, which needs no check; bank time is not before `latest`. For use within a turn. */
  replace(snapshot: Snapshot, latest: number): void;
  /**
   * Applies a delta of a bank that was in the state of this one, and notifies of what it has changed. What `pause`, `resume`
   * and `setSpeed` have done since the last turn is done again after it. For use within a turn, or in `before`. Throws,
   * changing nothing: a TypeError when the state is another, a SnapshotError for a whole state that does not fit.
   */
  apply(delta: Delta): void;
  /**
   * Adds a guard for the turns after this one, whose first delta is from the state now. For use within a turn. Throws a TypeError
   * for a second one that shares the bank.
   */
  guard(guard: TurnGuard): void;
  /** Whether a guard shares the bank. */
  readonly isShared: boolean;
  /** Removes a guard. For use within a turn. */
  remove(guard: TurnGuard): void;
  /**
   * From now on tells everything that happens in the bank, due steps one by one, until the returned function is called. Of a
   * bank's followers only the latest is told. For use within a turn.
   */
  follow(follower: (happening: Happening) => void): () => void;
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

function createTurns(engine: Engine): Turns {
  const { queue, state, service, clock, events, catchUpTo, notifyChanges } = engine;
  /** Each guard with what has changed and was not given to it yet. */
  const guards = new Map<TurnGuard, Delta[]>();
  let recording: Recording | undefined;
  let following: Following | undefined;
  let isTurnToCome = false;
  /** Whether the present turn leaves steps that are due. */
  let isLeaving = false;
  /** What was done to the clock outside of turns since the last delta. */
  const clockWork: (() => void)[] = [];

  const unguard = () => {
    if (guards.size > 0) return;
    recording?.end();
    recording = undefined;
    if (!following) queue.guard = undefined;
  };
  const remove = (guard: TurnGuard) => {
    if (guards.delete(guard)) unguard();
  };
  /** A bank restores no state with overdue steps, and in this one the next call or read would make them. */
  const settle = (until = clock.now()) => {
    try {
      catchUpTo(until);
    } catch (error) {
      console.error("A step that was due failed.", error);
    }
  };
  const load = (checked: CheckedSnapshot) => {
    state.load(checked);
    events.emit("reset");
  };
  const take = () => {
    const delta = recording?.take();
    clockWork.length = 0;
    if (delta) for (const waiting of guards.values()) waiting.push(delta);
    return delta;
  };
  const askForTurn = () => {
    if (isTurnToCome) return;
    isTurnToCome = true;
    void queue.run(() => {
      isTurnToCome = false;
    });
  };
  const isShared = () => [...guards.keys()].some((guard) => guard.isShared);
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
      // One that is added by the work has nothing to end; what changes from then on is among the next turn's.
      const begun = new Set(guards.keys());
      take();
      following?.outside();
      let failure: unknown;
      try {
        return await work();
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        following?.turn(describe, failure);
        if (!isLeaving) settle();
        isLeaving = false;
        const done: DoneTurn = { delta: take(), turn: describe };
        await each((guard, waiting) => (begun.has(guard) ? guard.after(waiting.splice(0), done) : undefined));
      }
    },
    catchUp(run) {
      if (isShared()) {
        const next = service.timers.next();
        if (next && next.due <= clock.now()) askForTurn();
        return;
      }
      try {
        run();
      } finally {
        if (recording?.hasChanged()) askForTurn();
      }
    },
    setClock(work) {
      work();
      clockWork.push(work);
      askForTurn();
    },
  };
  return {
    // What restores states within turns, and before them once it is a guard, begins with a turn of its own.
    run: (work) => queue.run(() => (snapshotReading.isLoaded ? work() : snapshotReading.load().then(work))),
    ask: askForTurn,
    settle: () => settle(),
    runDue: (limit) =>
      queue.run(() => {
        const now = clock.now();
        const due = service.timers.upcoming(limit).filter((timer) => timer.due <= now);
        isLeaving = queue.guard !== undefined;
        settle(due.at(-1)?.due);
        return service.timers.next(now) !== undefined;
      }),
    snapshot: () => state.save(),
    restore: (snapshot) => load(state.read(snapshot)),
    restorePlain: (snapshot) => load(state.readPlain(snapshot)),
    replace(snapshot, latest) {
      state.replace(snapshot, latest);
      events.emit("reset");
    },
    apply(delta) {
      following?.outside();
      const applying = recording ?? startRecording({ state, service, clock });
      let changes: readonly Change[] = [];
      try {
        changes = applying.apply(delta);
      } finally {
        if (applying !== recording) applying.end();
        for (const work of clockWork) work();
      }
      for (const { applied } of guards.keys()) applied?.(delta);
      following?.applied(delta);
      if ("whole" in delta) events.emit("reset");
      notifyChanges(changes);
    },
    guard(guard) {
      if (guard.isShared && isShared())
        throw new TypeError("This bank is shared already, under another name.");
      take();
      recording ??= startRecording({ state, service, clock });
      guards.set(guard, []);
      queue.guard = guarding;
    },
    get isShared() {
      return isShared();
    },
    remove,
    follow(follower) {
      following?.end();
      const own = new Following(startRecording({ state, service, clock }), service.timers, follower);
      following = own;
      queue.guard = guarding;
      return () => {
        if (following !== own) return;
        own.end();
        following = undefined;
        unguard();
      };
    },
  };
}
