import TinyQueue from "tinyqueue";
import type { AnyRow } from "../store/model.ts";
import type { ProgressMode, SavedProgress } from "./progress.ts";

/** A step that is due at some time, as plain JSON. */
export interface Timer {
  /** Bank time, milliseconds. A step that the clock does not make may be overdue. */
  readonly due: number;
  /** The rule that set it, such as "achTransfers". */
  readonly kind: string;
  /** The row it is about. */
  readonly id: number;
  /** Distinguishes several timers of one row. */
  readonly part: string;
  /** How often its row was read towards this step; absent for never. */
  readonly reads?: number;
}

/** What the timers of a kind are for. */
export interface Step {
  /** Makes one step, with the clock held at the time of the step. */
  run(timer: Timer): void;
  /** A short description of the step. */
  describe(timer: Timer): string;
  /** Whether the clock makes the step whatever makes those of the collection. */
  readonly byClock?: boolean | undefined;
  /** The parts of the timers that a row may have now. */
  parts(row: AnyRow): readonly string[];
}

/**
 * The coming steps, run in the order (due time, id, kind, part). Finding the next one is logarithmic: a heap that
 * drops canceled entries when they reach the top. A step that the clock does not make has its timer all the same, so
 * that the clock can make it later, but not in the heap.
 */
export class Timers {
  readonly #now: () => number;
  readonly #steps = new Map<string, Step>();
  readonly #live = new Map<string, Timer>();
  #queue = new TinyQueue<Timer>([], compare);
  /** Only of the collections that the clock does not move. */
  readonly #modes = new Map<string, ProgressMode>();

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
    this.#live.set(nameOf(set), set);
    if (isTimed(mode)) this.#queue.push(set);
  }

  /** What makes the steps of a collection's rows. */
  modeOf(collection: string): ProgressMode {
    return this.#modes.get(collection) ?? "clock";
  }

  /** What makes the step of a timer. */
  modeOfStep({ kind }: Pick<Timer, "kind">): ProgressMode {
    return this.#steps.get(kind)?.byClock ? "clock" : this.modeOf(collectionOf({ kind }));
  }

  /**
   * Changes what makes the steps of a collection's rows, also of those that wait. Reads are counted anew; back on the
   * clock, a step that is overdue is due now.
   */
  setMode(collection: string, mode: ProgressMode): void {
    if (mode === "clock") this.#modes.delete(collection);
    else this.#modes.set(collection, mode);
    const now = this.#now();
    for (const [name, { reads: _counted, ...timer }] of this.#live) {
      if (collectionOf(timer) !== collection || this.#steps.get(timer.kind)?.byClock) continue;
      this.#live.set(name, { ...timer, due: mode === "immediate" ? now : Math.max(timer.due, now) });
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
    this.#live.set(nameOf(timer), { ...timer, reads });
    return undefined;
  }

  /** Cancels the timer of a row, if it has one. */
  cancel(kind: string, id: number, part = ""): void {
    this.#live.delete(nameOf({ kind, id, part }));
  }

  /** The next step; undefined when there is none. */
  next(): Timer | undefined {
    for (;;) {
      const timer = this.#queue.peek();
      if (timer === undefined || this.#live.get(nameOf(timer)) === timer) return timer;
      this.#queue.pop();
    }
  }

  /** A short description of a step. */
  describe(timer: Timer): string {
    return this.#steps.get(timer.kind)?.describe(timer) ?? timer.kind;
  }

  /** Removes the timer of a step and makes the step. */
  run(timer: Timer): void {
    this.#live.delete(nameOf(timer));
    this.#steps.get(timer.kind)?.run(timer);
  }

  /** The steps that time brings, in order, at most `limit` of them. */
  upcoming(limit = Number.POSITIVE_INFINITY): readonly Timer[] {
    return this.#timed().sort(compare).slice(0, limit);
  }

  /** Every timer, for a snapshot. */
  save(): readonly Timer[] {
    return [...this.#live.values()].sort(compare);
  }

  /** What makes the steps, of each collection that the clock does not move. */
  saveProgress(): SavedProgress {
    return Object.fromEntries([...this.#modes].sort(([one], [other]) => compareText(one, other)));
  }

  /** Replaces all timers, and what makes their steps, by saved ones. */
  load(saved: readonly Timer[], progress: SavedProgress): void {
    this.#modes.clear();
    for (const [collection, mode] of Object.entries(progress))
      if (mode !== "clock") this.#modes.set(collection, mode);
    this.#live.clear();
    for (const timer of saved) this.#live.set(nameOf(timer), timer);
    this.#fillQueue();
  }

  /** The kinds that were defined. */
  kinds(): readonly string[] {
    return [...this.#steps.keys()];
  }

  /** The timers of the steps that time brings, in no order. */
  #timed(): Timer[] {
    const timers = [...this.#live.values()];
    if (this.#modes.size === 0) return timers;
    return timers.filter((timer) => isTimed(this.modeOfStep(timer)));
  }

  #fillQueue(): void {
    this.#queue = new TinyQueue(this.#timed(), compare);
  }

  /** The first step that a row waits for. */
  #nextOf(collection: string, row: AnyRow): Timer | undefined {
    const waiting: Timer[] = [];
    for (const [kind, { byClock, parts }] of this.#steps) {
      if (byClock || collectionOf({ kind }) !== collection) continue;
      for (const part of parts(row)) {
        const timer = this.#live.get(nameOf({ kind, id: Number(row.id), part }));
        if (timer) waiting.push(timer);
      }
    }
    return waiting.sort(compare)[0];
  }
}

/** Whether time brings the steps: when they are due, or at once. */
function isTimed(mode: ProgressMode): boolean {
  return mode === "clock" || mode === "immediate";
}

/** The collection of a timer's row: the first part of its kind. */
export function collectionOf({ kind }: Pick<Timer, "kind">): string {
  return kind.split(".", 1)[0] as string;
}

/** The name of a timer, which no other has. */
export function nameOf(timer: Pick<Timer, "kind" | "id" | "part">): string {
  return `${timer.kind}/${timer.id}/${timer.part}`;
}

function compare(one: Timer, other: Timer): number {
  return (
    one.due - other.due ||
    one.id - other.id ||
    compareText(one.kind, other.kind) ||
    compareText(one.part, other.part)
  );
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
