import { StepError } from "../errors.ts";
import type { Steps } from "../slices.ts";
import type { StepCause } from "../store/history.ts";
import type { AnyRow } from "../store/model.ts";
import type { Store } from "../store/store.ts";
import type { Clock } from "./clock.ts";
import { collectionOf, type MadeStep, type Timer } from "./timer.ts";
import type { Timers } from "./timers.ts";

/** What making a step needs. */
export interface StepParts {
  readonly timers: Timers;
  readonly store: Store;
}

/**
 * Runs every step that is due by `until` (milliseconds), one by one, each with the clock at its own due time; steps
 * that these steps set are run too if they are due by then. Throws a {@link StepError} for a step that throws; those
 * after it are still to come.
 */
export function runDueSteps(clock: Clock, parts: StepParts, until: number): void {
  const { timers } = parts;
  for (let timer = timers.next(until); timer; timer = timers.next(until)) makeDueStep(clock, parts, timer);
}

/** After how many steps those to come are counted again. */
const RECOUNT = 256;

/** How far steps are run. */
interface Span {
  /** Bank time now. */
  readonly from: number;
  readonly until: number;
  /** Whether no further step is to be run, asked before the first and after each. */
  readonly isEnough: () => boolean;
}

/**
 * The same as work that can be interrupted after each step: meanwhile the clock shows the time of that step, and steps may
 * be run otherwise. The progress counts steps. Moves the clock to `until`, or to the step that was enough, and returns whether
 * one was.
 */
export function* dueSteps(clock: Clock, parts: StepParts, { from, until, isEnough }: Span): Steps<boolean> {
  const { timers } = parts;
  if (isEnough()) return true;
  let latest = from;
  let [done, total] = [0, 0];
  for (let timer = timers.next(until); timer; timer = timers.next(until)) {
    makeDueStep(clock, parts, timer);
    latest = Math.max(latest, timer.due);
    done += 1;
    if (isEnough()) {
      clock.moveTo(latest);
      return true;
    }
    const isLast = timers.next(until) === undefined;
    if (done % RECOUNT === 1) total = done + timers.countBy(until);
    total = isLast ? done : Math.max(total, done + 1);
    const goOn = clock.rest(latest);
    try {
      yield { done, total };
    } catch (error) {
      clock.moveTo(latest);
      throw error;
    } finally {
      goOn();
    }
  }
  clock.moveTo(until);
  return false;
}

function makeDueStep(clock: Clock, parts: StepParts, timer: Timer): void {
  const { timers } = parts;
  const { due } = timer;
  const cause = timers.modeOfStep(timer) === "immediate" ? "immediate" : "clock";
  clock.holdAt(due, () => {
    const { onStep } = timers;
    const made = onStep && describeStep(timers, timer, cause);
    makeStep(parts, timer, { at: due, cause });
    if (made) onStep?.(made);
  });
}

/**
 * Counts a read of a row at `now` (milliseconds), at which the clock is held, and makes the step for which it was the
 * last. Returns whether it has made one. Throws a {@link StepError} for a step that throws.
 */
export function readRow(parts: StepParts, collection: string, row: AnyRow, now: number): boolean {
  const timer = parts.timers.countRead(collection, row);
  if (timer) makeStep(parts, timer, { at: now, cause: "read" });
  return timer !== undefined;
}

/** Describes a step before it is made, for what it does depends on its row. */
function describeStep(timers: Timers, timer: Timer, cause: MadeStep["cause"]): MadeStep {
  const { due: at, id } = timer;
  return { at, collection: collectionOf(timer), id, event: timers.describe(timer), cause };
}

function makeStep(
  { timers, store }: StepParts,
  timer: Timer,
  { at, cause }: { readonly at: number; readonly cause: StepCause },
): void {
  const name = `"${timers.describe(timer)}" of ${collectionOf(timer)} ${timer.id}`;
  try {
    store.causedBy(cause, () => timers.run(timer));
  } catch (error) {
    throw new StepError(name, at, error);
  }
}
