import TinyQueue from "tinyqueue";
import { keyOf } from "../store/ids.ts";
import type { AnyRow } from "../store/model.ts";
import { ByTimer } from "./by-timer.ts";
import { countInHeap } from "./count-in-heap.ts";
import type { ProgressMode, SavedProgress } from "./progress.ts";
import {
  collectionOf,
  compareText,
  compareTimers,
  type MadeStep,
  nameOf,
  partsOf,
  type Step,
  type Timer,
  type TimerName,
} from "./timer.ts";
import type { TimersDelta, TimersRecording } from "./timers-delta.ts";

/** How many canceled entries the queue may have besides as many as two for each timer. */
const MAX_CANCELED = 1000;

/**
 * The coming steps, run in the order (due time, id, kind, part). Finding the next one is logarithmic: a heap that
 * drops canceled entries when they reach the top. A step that the clock does not make has its timer all the same, so
 * that the clock can make it later, but not in the heap.
 */
export class Timers {
  readonly #now: () => number;
  readonly #steps = new Map<string, Step>();
  #live = new ByTimer<Timer>();
  #queue = new TinyQueue<Timer>([], compareTimers);
  /** Only of the collections that the clock does not move. */
  readonly #modes = new Map<string, ProgressMode>();
  /** Told how the timers change; its code is loaded by what records. */
  recording: Pick<TimersRecording, "wrote"> | undefined;
  /** Called after each step that was due, with the clock held at its time; undefined, as by default, for nothing. */
  onStep: ((step: MadeStep) => void) | undefined;

  /** `now` returns the bank's time in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Defines what to do with timers of this kind. */
  define(kind: string, step: Step): void {
    this.#steps.set(kind, step);
  }

  /** Sets the timer of a row, replacing the one it had. */
  set(timer: Timer): void {
    const mode = this.modeOfStep(timer);
    const set = mode === "immediate" ? { ...timer, due: this.#now() } : timer;
    this.#put(set);
    if (isTimed(mode)) this.#enqueue(set);
  }

  /** What makes the steps of a collection's rows. */
  modeOf(collection: string): ProgressMode {
    return this.#modes.get(collection) ?? "clock";
  }

  /** What makes the step of a timer. */
  modeOfStep({ kind }: Pick<Timer, "kind">): ProgressMode {
    return this.#stepOf(kind).byClock ? "clock" : this.modeOf(collectionOf({ kind }));
  }

  /**
   * Changes what makes the steps of a collection's rows, also of those that wait. Reads are counted again; back on the
   * clock, a step that is overdue is due now.
   */
  setMode(collection: string, mode: ProgressMode): void {
    this.#keepMode(collection, mode);
    const now = this.#now();
    for (const { reads: _counted, ...timer } of this.#live.values()) {
      if (collectionOf(timer) !== collection || this.#stepOf(timer.kind).byClock) continue;
      this.#put({ ...timer, due: mode === "immediate" ? now : Math.max(timer.due, now) });
    }
    this.#fillQueue();
  }

  /**
   * Counts a read of a row towards its next step, if reads make the steps of its collection. Returns the timer of the
   * step when this read makes it, for the caller to run.
   */
  countRead(collection: string, row: AnyRow): Timer | undefined {
    const mode = this.#modes.get(collection);
    if (typeof mode !== "object") return undefined;
    const timer = this.#nextOf(collection, row);
    if (timer === undefined) return undefined;
    const reads = (timer.reads ?? 0) + 1;
    if (reads >= mode.reads) return timer;
    this.#put({ ...timer, reads });
    return undefined;
  }

  /** Cancels the timer of a row, if it has one. */
  cancel(kind: string, id: number, part = ""): void {
    this.#drop({ kind, id, part });
  }

  /** The next step, of those that are due by an instant (milliseconds); undefined when there is none. */
  next(until = Number.POSITIVE_INFINITY): Timer | undefined {
    for (;;) {
      const timer = this.#queue.peek();
      if (timer === undefined || timer.due > until) return undefined;
      if (this.#live.get(timer) === timer) return timer;
      this.#queue.pop();
    }
  }

  /** How many steps are due by `until` (milliseconds), as an estimate: some that were canceled count. */
  countBy(until: number): number {
    return countInHeap(this.#queue.data, ({ due }) => due <= until);
  }

  /** A short description of a step. */
  describe(timer: Timer): string {
    return this.#stepOf(timer.kind).describe(timer);
  }

  /** Removes the timer of a step and makes the step. */
  run(timer: Timer): void {
    this.#drop(timer);
    this.#stepOf(timer.kind).run(timer);
  }

  /** The steps that time brings, in order, at most `limit` of them. */
  upcoming(limit: number): readonly Timer[] {
    return this.#timed().sort(compareTimers).slice(0, limit);
  }

  /** The same of one row: found by name, however many timers there are. */
  upcomingOf(collection: string, row: AnyRow): readonly Timer[] {
    const isMade = (timer: Timer) => isTimed(this.modeOfStep(timer));
    return this.#waitingOf(collection, row).filter(isMade).sort(compareTimers);
  }

  /** Every timer, for a snapshot. */
  save(): readonly Timer[] {
    return this.#live.values().sort(compareTimers);
  }

  /** What makes the steps, of each collection that the clock does not move. */
  saveProgress(): SavedProgress {
    return Object.fromEntries([...this.#modes].sort(([one], [other]) => compareText(one, other)));
  }

  /** Replaces all timers, and what makes their steps, by saved ones. */
  load(saved: readonly Timer[], progress: SavedProgress): void {
    const timers = new ByTimer<Timer>();
    for (const timer of saved) timers.set(timer, timer);
    this.takeOver(timers, progress);
  }

  /** The same for timers by their names, which nothing else uses from then on. */
  takeOver(timers: ByTimer<Timer>, progress: SavedProgress): void {
    this.#live = timers;
    this.#loadModes(progress);
    this.#fillQueue();
  }

  /** A timer by its name; undefined when there is none. */
  named(name: string): Timer | undefined {
    return this.#live.get(partsOf(name));
  }

  /** Applies how timers that were equal to these have changed, and what makes their steps, without recording it. */
  apply({ set, canceled }: TimersDelta = { set: [], canceled: [] }, progress?: SavedProgress): void {
    for (const name of canceled) this.#live.delete(partsOf(name));
    for (const timer of set) this.#live.set(timer, timer);
    if (progress === undefined) {
      for (const timer of set) if (isTimed(this.modeOfStep(timer))) this.#enqueue(timer);
      return;
    }
    this.#loadModes(progress);
    this.#fillQueue();
  }

  /** The kinds that were defined. */
  kinds(): readonly string[] {
    return [...this.#steps.keys()];
  }

  #put(timer: Timer): void {
    this.#record(timer);
    this.#live.set(timer, timer);
  }

  #drop(timer: TimerName): void {
    this.#record(timer);
    this.#live.delete(timer);
  }

  #record(timer: TimerName): void {
    this.recording?.wrote(nameOf(timer));
  }

  /** Those that were canceled are dropped once they are most of the queue, however long they would be due. */
  #enqueue(timer: Timer): void {
    this.#queue.push(timer);
    if (this.#queue.length > MAX_CANCELED + 2 * this.#live.size) this.#fillQueue();
  }

  #loadModes(progress: SavedProgress): void {
    this.#modes.clear();
    for (const [collection, mode] of Object.entries(progress)) this.#keepMode(collection, mode);
  }

  #keepMode(collection: string, mode: ProgressMode): void {
    if (mode === "clock") this.#modes.delete(collection);
    else this.#modes.set(collection, mode);
  }

  /** That of a kind, which was defined: nothing else sets a timer, and no snapshot has one of another. */
  #stepOf(kind: string): Step {
    return this.#steps.get(kind) as Step;
  }

  /** The timers of the steps that time brings, in no order. */
  #timed(): Timer[] {
    return this.#live.values().filter((timer) => isTimed(this.modeOfStep(timer)));
  }

  #fillQueue(): void {
    this.#queue = new TinyQueue(this.#timed(), compareTimers);
  }

  /** The first step that a row waits for and that is progress. */
  #nextOf(collection: string, row: AnyRow): Timer | undefined {
    const isProgress = ({ kind }: Timer) => !this.#stepOf(kind).byClock;
    return this.#waitingOf(collection, row).filter(isProgress).sort(compareTimers)[0];
  }

  #waitingOf(collection: string, row: AnyRow): Timer[] {
    return [...this.#steps].flatMap(([kind, { parts }]) => {
      if (collectionOf({ kind }) !== collection) return [];
      return parts(row).flatMap((part) => this.#live.get({ kind, id: keyOf(row), part }) ?? []);
    });
  }
}

/** Whether time brings the steps: when they are due, or at once. */
function isTimed(mode: ProgressMode): boolean {
  return mode === "clock" || mode === "immediate";
}
