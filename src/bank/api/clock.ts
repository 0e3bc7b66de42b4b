import { StepError } from "../../engine/errors.ts";
import { received } from "../../engine/schema/expected.ts";
import type { AnyId } from "../../engine/store/ids.ts";
import { idWith } from "../../engine/store/ids.ts";
import type { Table } from "../../engine/store/table.ts";
import { type Clock, MAX_SPEED } from "../../engine/time/clock.ts";
import { type Duration, type Instant, later, readInstant } from "../../engine/time/instant.ts";
import { dueSteps, type StepParts } from "../../engine/time/steps.ts";
import { collectionOf, type Timer } from "../../engine/time/timer.ts";
import type { OutgoingWork } from "../outgoing.ts";
import type { Executor } from "../runtime/executor.ts";
import type { ProgressOptions, Report } from "../runtime/long-work.ts";

/** A coming step. */
export interface UpcomingEvent {
  /** Bank time, ISO 8601. */
  readonly at: string;
  /** The row's collection, as named in `bank.db`. */
  readonly collection: string;
  /** The id of the row that the step will change. */
  readonly id: string;
  /** What happens then, such as "process". */
  readonly event: string;
}

/** Which row is meant. */
export interface RowAddress {
  /** Its collection, as named in `bank.db`. */
  readonly collection: string;
  /** Its id, as string or number. */
  readonly id: AnyId;
}

/** Bank time and the functions that move it. It only moves forward. */
export interface BankClock {
  /** Bank time. */
  now(): Date;
  /**
   * Moves time forward by a duration, also while paused; every step that becomes due runs at its own time. Rejects
   * with a message for an unknown unit, for none at all (X205) or a negative number; and when a step fails, which would be a bug in Sandbank: the
   * clock then stops at the time of that step. While many steps run, the page has its turns (X182); a read then shows the
   * bank after the last one.
   *
   * @example await bank.clock.advance({ bankingDays: 2 }, { onProgress: ({ done, total }) => show(done / total) });
   */
  advance(duration: Duration, options?: ProgressOptions): Promise<void>;
  /** Moves time forward to an instant. Rejects when it is in the past. */
  advanceTo(instant: Instant, options?: ProgressOptions): Promise<void>;
  /** Stops the clock at the present time; during an advance, at its end. */
  pause(): void;
  /** Lets the clock run again. */
  resume(): void;
  /** From now on `speed` bank milliseconds pass per machine millisecond. Throws unless it is a number above 0 and at most 31,536,000. */
  setSpeed(speed: number): void;
  /** The next step that time brings; null when there is none (X320). */
  nextEvent(): UpcomingEvent | null;
  /**
   * The steps that time brings, in order, at most `limit` of them (by default 20); with `of` those of one row alone, none for an
   * unknown id. Throws unless the limit is a whole number, and for a collection that does not exist.
   *
   * @example const [next] = bank.clock.upcoming(1, { collection: "achTransfers", id: "1001" });
   */
  upcoming(limit?: number, of?: RowAddress): readonly UpcomingEvent[];
  /** Whether it is stopped until `resume`; `advance` moves it nevertheless. */
  readonly paused: boolean;
  /** Bank milliseconds per machine millisecond. */
  readonly speed: number;
}

/** Makes the clock of the public API. */
export function createBankClock(parts: {
  /** Undefined for none, and for a scenario, during which nothing leaves the bank. */
  readonly outgoing: () => OutgoingWork | undefined;
  readonly executor: Executor;
  readonly clock: Clock;
  readonly service: StepParts;
  /** The rows of a collection at the bank's present time. Throws for one that does not exist. */
  tableOf(collection: string): Table;
  /** Makes a report for the caller of a function. */
  readonly reportOf: (taker: string, options: ProgressOptions | undefined) => Report;
}): BankClock {
  const { executor, clock, service, reportOf } = parts;
  const { timers } = service;
  /** Moves time in one turn, to the target or to the step that has asked for work outside; resolves with the target where that is ahead. */
  const move = (taker: string, targetOf: (now: number) => number, options: ProgressOptions | undefined) =>
    executor.operateLong(
      function* (from) {
        const until = targetOf(from);
        const isEnough = () => parts.outgoing()?.isDue() === true;
        // What has just happened is sent before time goes on.
        if (isEnough()) return until;
        try {
          return (yield* dueSteps(clock, service, { from, until, isEnough })) ? until : undefined;
        } catch (error) {
          // The steps before it have run at their own times, before which the clock must not return.
          if (error instanceof StepError) clock.moveTo(Math.max(error.due, from));
          throw error;
        }
      },
      () => reportOf(taker, options),
      (timed) => ({ kind: "clock", ...timed }),
      options,
    );
  const travel = async (
    taker: string,
    targetOf: (now: number) => number,
    options: ProgressOptions | undefined,
  ): Promise<void> => {
    for (let target = await move(taker, targetOf, options); target !== undefined; ) {
      const until = target;
      await parts.outgoing()?.done();
      // A clock that runs may have passed it meanwhile.
      target = await move(taker, (now) => Math.max(now, until), options);
    }
  };
  const describe = (timer: Timer): UpcomingEvent => ({
    at: new Date(timer.due).toISOString(),
    collection: collectionOf(timer),
    id: String(idWith(timer.id, service.store.named(collectionOf(timer)).model.ids)),
    event: timers.describe(timer),
  });
  return {
    now: () => new Date(clock.now()),
    advance: (duration, options) => travel("bank.clock.advance", (now) => later(now, duration), options),
    advanceTo: (instant, options) => travel("bank.clock.advanceTo", (now) => ahead(now, instant), options),
    pause: () => executor.setClock(() => clock.pause()),
    resume: () => executor.setClock(() => clock.resume()),
    setSpeed(speed) {
      if (!(typeof speed === "number" && Number.isFinite(speed) && speed > 0)) {
        throw new RangeError(
          `setSpeed takes a number above 0, got ${received(speed)}; to stop the clock, pause it.`,
        );
      }
      if (speed > MAX_SPEED) {
        throw new RangeError(`setSpeed takes a number of at most ${MAX_SPEED}, got ${received(speed)}.`);
      }
      executor.setClock(() => clock.setSpeed(speed));
    },
    nextEvent() {
      executor.catchUp();
      const timer = timers.next();
      return timer === undefined ? null : describe(timer);
    },
    upcoming(limit = 20, of = undefined) {
      if (!(Number.isInteger(limit) && limit >= 0)) {
        throw new RangeError(`upcoming takes a whole number of at least 0, got ${received(limit)}.`);
      }
      if (of === undefined) {
        executor.catchUp();
        return timers.upcoming(limit).map(describe);
      }
      const row = parts.tableOf(of.collection).get(of.id);
      return row ? timers.upcomingOf(of.collection, row).slice(0, limit).map(describe) : [];
    },
    get paused() {
      return clock.paused;
    },
    get speed() {
      return clock.speed;
    },
  };
}

/** Reads the instant to move to. Throws a RangeError when it is invalid or in the past. */
function ahead(now: number, instant: Instant): number {
  const target = readInstant(instant);
  if (target === undefined) {
    throw new RangeError(
      `advanceTo takes an ISO 8601 string with its zone, a Date or milliseconds, got ${received(instant)}.`,
    );
  }
  if (target < now) {
    const [from, to] = [now, target].map((time) => new Date(time).toISOString());
    throw new RangeError(
      `advanceTo goes forward only: it is ${from}, and ${to} lies before that. bank.reset() starts again.`,
    );
  }
  return target;
}
