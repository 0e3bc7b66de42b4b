import TinyQueue from "tinyqueue";
import { StepError } from "../errors.ts";
import type { Clock } from "./clock.ts";

/** A step that is due at some time, as plain JSON. */
export interface Timer {
  /** Bank time, milliseconds. */
  readonly due: number;
  /** The rule that set it, such as "achTransfers". */
  readonly kind: string;
  /** The row it is about. */
  readonly id: number;
  /** Distinguishes several timers of one row. */
  readonly part: string;
}

/** Runs one due step, with the clock held at the step's due time. */
export type Step = (timer: Timer) => void;

/**
 * The coming steps, run in the order (due time, id, kind, part). Finding the next one is logarithmic: a heap that
 * drops canceled entries when they reach the top.
 */
export class Timers {
  readonly #steps = new Map<string, { step: Step; describe: (timer: Timer) => string }>();
  readonly #live = new Map<string, Timer>();
  #queue = new TinyQueue<Timer>([], compare);

  /** Defines what to do when a timer of this kind is due, with a short description. */
  define(kind: string, step: Step, describe: (timer: Timer) => string): void {
    this.#steps.set(kind, { step, describe });
  }

  /** Sets the timer of a row, replacing the one it had. */
  set(timer: Timer): void {
    this.#live.set(nameOf(timer), timer);
    this.#queue.push(timer);
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

  /** Removes the next step and runs it. */
  run(timer: Timer): void {
    this.#queue.pop();
    this.#live.delete(nameOf(timer));
    this.#steps.get(timer.kind)?.step(timer);
  }

  /** The coming steps in order, at most `limit` of them. */
  upcoming(limit = Number.POSITIVE_INFINITY): readonly Timer[] {
    return [...this.#live.values()].sort(compare).slice(0, limit);
  }

  /** Every timer, for a snapshot. */
  save(): readonly Timer[] {
    return this.upcoming();
  }

  /** Replaces all timers by saved ones. */
  load(saved: readonly Timer[]): void {
    this.#live.clear();
    for (const timer of saved) this.#live.set(nameOf(timer), timer);
    this.#queue = new TinyQueue([...saved], compare);
  }

  /** The kinds that were defined. */
  kinds(): readonly string[] {
    return [...this.#steps.keys()];
  }
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

/**
 * Runs every step that is due by `until` (milliseconds), one by one, each with the clock at its own due time; steps
 * that these steps set are run too if they are due by then. Throws a {@link StepError} for a step that throws; those
 * after it are still to come.
 */
export function runDueSteps(clock: Clock, timers: Timers, until: number): void {
  for (let timer = timers.next(); timer !== undefined && timer.due <= until; timer = timers.next()) {
    const step = timer;
    const name = `"${timers.describe(step)}" of ${collectionOf(step)} ${step.id}`;
    try {
      clock.holdAt(step.due, () => timers.run(step));
    } catch (error) {
      throw new StepError(name, step.due, error);
    }
  }
}
