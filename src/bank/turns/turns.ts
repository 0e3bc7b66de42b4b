import type { Describe, TurnStream } from "../../engine/http/queue.ts";
import type { Change } from "../../engine/store/history.ts";
import type { Engine } from "../runtime/engine.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { snapshotReading } from "../snapshot/state.ts";
import { callEach, ignoreUndone } from "./call-each.ts";
import type { Delta } from "./delta.ts";
import { outcomeOf } from "./outcome.ts";
import { Recording } from "./recording.ts";
import type { Turn, TurnContent, TurnSubscriber } from "./turn.ts";

/** The turns of a bank, for what keeps, shares or replays its state (docs/decisions/0016-deltas.md). */
export class Turns {
  readonly #engine: Engine;
  readonly #subscribers = new Set<TurnSubscriber>();
  /** Undefined while nothing subscribes. */
  #recording: Recording | undefined;
  #number = 0;
  /** How many steps were published within the present turn. */
  #steps = 0;
  #asked: Promise<void> | undefined;
  /** Whether the present turn leaves steps that are due. */
  #isLeaving = false;
  /** What was done to the clock outside of turns since the last delta. */
  readonly #clockWork: (() => void)[] = [];

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Waits for its turn, then runs `work`; calls of the bank that `work` waits for would never have theirs. */
  run<T>(work: () => T | Promise<T>): Promise<T> {
    // What restores states within turns, and before them once it subscribes, begins with a turn of its own.
    return this.#engine.queue.run(() =>
      snapshotReading.isLoaded ? work() : snapshotReading.load().then(work),
    );
  }

  /** Asks for an empty turn, unless one that was asked for is to come. */
  ask(): void {
    if (this.#asked !== undefined) return;
    const asked = this.#engine.queue.run(() => {
      this.#asked = undefined;
    });
    this.#asked = asked;
    asked.catch((error) => {
      // Without a turn it has not begun.
      if (this.#asked === asked) this.#asked = undefined;
      ignoreUndone(error);
    });
  }

  /**
   * Takes a turn that runs about `limit` of the steps that are due, those of one instant together, and leaves the others to the
   * next turns. Resolves with whether there are others.
   */
  runDue(limit: number): Promise<boolean> {
    const { queue, clock, service } = this.#engine;
    return queue.run(() => {
      const now = clock.now();
      const due = service.timers.upcoming(limit).filter((timer) => timer.due <= now);
      this.#isLeaving = queue.stream !== undefined;
      this.settle(due.at(-1)?.due);
      return service.timers.next(now) !== undefined;
    });
  }

  /**
   * Subscribes to the turns after this one, whose first delta is from the state now. For use within a turn. Throws a TypeError
   * for a second subscriber that shares the bank.
   */
  subscribe(subscriber: TurnSubscriber): void {
    if (subscriber.isShared && this.isShared)
      throw new TypeError("This bank is shared already, under another name.");
    this.#publishOutside();
    this.#recording ??= new Recording(this.#engine);
    this.#subscribers.add(subscriber);
    this.#engine.queue.stream = this.#stream;
    this.#followSteps();
  }

  /** Ends a subscription. For use within a turn. */
  unsubscribe(subscriber: TurnSubscriber): void {
    if (!this.#subscribers.delete(subscriber)) return;
    this.#followSteps();
    if (this.#subscribers.size > 0) return;
    this.#recording?.end();
    this.#recording = undefined;
    this.#engine.queue.stream = undefined;
  }

  /** Whether a subscriber shares the bank. */
  get isShared(): boolean {
    return [...this.#subscribers].some(({ isShared }) => isShared);
  }

  /** Runs the steps that are due: a state with overdue steps cannot be restored. For use within a turn. */
  settle(until = this.#engine.clock.now()): void {
    try {
      this.#engine.catchUpTo(until);
    } catch (error) {
      console.error("A step that was due failed.", error);
    }
  }

  /** The state, whose rows are shared and frozen. For use within a turn. */
  snapshot(): Snapshot {
    return this.#engine.state.save();
  }

  /**
   * Restores a snapshot that is plain JSON, such as one that was just parsed; it must not be changed from then on. For use within
   * a turn. Throws a SnapshotError, changing nothing.
   */
  restore(snapshot: unknown): void {
    const { state, events } = this.#engine;
    state.load(state.readPlain(snapshot));
    events.emit("reset");
  }

  /**
   * Applies a delta of a bank that was in the state of this one, and reports what it has changed to all but the subscriber that
   * applies it. What `pause`, `resume` and `setSpeed` have done since the last turn is done again after it. For use within a
   * turn, or in `before`. Throws, changing nothing: a TypeError when the state is another, a SnapshotError for a whole state
   * that does not fit.
   */
  apply(delta: Delta, by?: TurnSubscriber): void {
    const { events, notifyChanges } = this.#engine;
    const recording = this.#recording ?? new Recording(this.#engine);
    let changes: readonly Change[] = [];
    try {
      changes = recording.apply(delta);
    } finally {
      if (!this.#recording) recording.end();
      for (const work of this.#clockWork) work();
    }
    this.#publish({ kind: "applied" }, delta, by);
    if ("whole" in delta) events.emit("reset");
    notifyChanges(changes);
  }

  /**
   * Goes back to an earlier state of this bank, in which bank time was `at` (milliseconds), and tells all but the subscriber that
   * does it. For use in `after`.
   */
  goBackTo(snapshot: Snapshot, at: number, by: TurnSubscriber): void {
    const { state, events } = this.#engine;
    state.replace(snapshot, at);
    this.#publish({ kind: "outside" }, this.#take(), by);
    events.emit("reset");
  }

  readonly #stream: TurnStream = {
    around: async (work, describe = () => undefined) => {
      await this.#each((subscriber) => subscriber.before?.());
      // One that subscribes within the work has nothing to end.
      const begun = new Set(this.#subscribers);
      this.#publishOutside();
      this.#steps = 0;
      const done = await outcomeOf(work);
      this.#publishWork(describe, done.error);
      if (!this.#isLeaving) this.settle();
      this.#isLeaving = false;
      this.#publishOutside();
      await this.#each((subscriber) => (begun.has(subscriber) ? subscriber.after?.() : undefined));
      const stored = [...begun].flatMap((subscriber) => subscriber.stored?.() ?? []);
      return { stored: stored.length > 0 ? Promise.all(stored) : undefined, result: done.result };
    },
    catchUp: (run) => {
      const { service, clock } = this.#engine;
      if (this.isShared) {
        const next = service.timers.next();
        if (next && next.due <= clock.now()) this.ask();
        return;
      }
      const last = this.#number;
      try {
        run();
      } finally {
        if (this.#number > last || this.#recording?.hasChanged()) this.ask();
      }
    },
    setClock: (work) => {
      work();
      this.#clockWork.push(work);
      this.ask();
    },
    asked: () => this.#asked,
  };

  #followSteps(): void {
    const { timers } = this.#engine.service;
    const isFollowed = [...this.#subscribers].some(({ steps }) => steps);
    timers.onStep = isFollowed
      ? (step) => {
          // The steps of a scenario belong to the state that it sets.
          if (this.#recording?.isWhole) return;
          this.#steps += 1;
          this.#publish({ kind: "step", step }, this.#take());
        }
      : undefined;
  }

  #take(): Delta | undefined {
    this.#clockWork.length = 0;
    return this.#recording?.take();
  }

  #publishOutside(): void {
    const delta = this.#take();
    if (delta) this.#publish({ kind: "outside" }, delta);
  }

  #publishWork(describe: Describe, error: unknown): void {
    const delta = this.#take();
    const what = describe() ?? (delta && { kind: "outside" as const });
    if (what) this.#publish(what, delta, undefined, error);
  }

  #publish(what: TurnContent, delta: Delta | undefined, by?: TurnSubscriber, error?: unknown): void {
    this.#number += 1;
    const changed = delta !== undefined || this.#steps > 0;
    const now = this.#engine.clock.now();
    const turn: Turn = { ...what, number: this.#number, now, delta, changed, error };
    for (const subscriber of [...this.#subscribers]) {
      if (subscriber === by) continue;
      try {
        subscriber.turn(turn);
      } catch (failure) {
        this.#fail(subscriber, failure);
      }
    }
  }

  #each(work: (subscriber: TurnSubscriber) => Promise<void> | undefined): Promise<void> {
    return callEach(this.#subscribers, work, (subscriber, error) => this.#fail(subscriber, error));
  }

  #fail(subscriber: TurnSubscriber, error: unknown): void {
    this.unsubscribe(subscriber);
    subscriber.failed(error);
  }
}
