import * as z from "zod/mini";
import { readOptionsOf } from "../../engine/options.ts";
import { expected } from "../../engine/schema/expected.ts";
import { inSlices, nextTurn, type Progress, type Steps } from "../../engine/slices.ts";

/** How far a long call of a bank is. */
export interface WorkProgress extends Progress {
  /** What is at work: a move of the clock, a reset with its scenario, a restore. */
  readonly kind: "advance" | "scenario" | "restore";
  /**
   * How much is done: steps of an advance, milliseconds of bank time of a scenario (0 of 1 until the end for one that takes
   * none), rows of a restore.
   */
  readonly done: number;
  /** Of how much; of an advance an estimate, for steps bring steps. Equal to `done` in the last report, also after a failure. */
  readonly total: number;
}

/** Options of the calls that can take long. */
export interface ProgressOptions {
  /**
   * Called some 60 times a second while the call is at work, and once at its end; a call that takes less than 12 ms reports
   * its end alone. An error that it throws is reported in the console.
   */
  readonly onProgress?: ((progress: WorkProgress) => void) | undefined;
  /** Gives the call up while it waits for its turn: it rejects with the signal's reason, and changes nothing. */
  readonly signal?: AbortSignal | undefined;
}

/** The part of the options that every call that waits for a turn takes, the control's included. */
export type CallOptions = Pick<ProgressOptions, "signal">;

/** Throws the reason of a signal that is aborted. Whether it is a signal is checked with the other options, in the turn. */
export function giveUpIfAborted(options: CallOptions | undefined): void {
  if (options?.signal?.aborted) throw options.signal.reason;
}

/** Is told how far work is. */
export type Report = (progress: Progress) => void;

const Given = z.strictObject({
  onProgress: z.optional(
    z.custom<(progress: WorkProgress) => void>((value) => typeof value === "function", {
      error: expected("a function such as ({ done, total }) => {}"),
    }),
  ),
  signal: z.optional(
    z.custom<AbortSignal>((value) => value instanceof Object && "aborted" in value, {
      error: expected("an AbortSignal"),
    }),
  ),
});

/**
 * Makes a report that goes to `emit`, and to the caller of `taker` who gave the options. Throws an OptionError for options
 * that do not fit.
 */
export function reportOf(
  taker: string,
  options: ProgressOptions | undefined,
  kind: WorkProgress["kind"],
  emit: (progress: WorkProgress) => void,
): Report {
  const onProgress = options && readOptionsOf(taker, Given, options).onProgress;
  return ({ done, total }) => {
    const progress = { kind, done, total };
    try {
      onProgress?.(progress);
    } catch (error) {
      console.error(`The onProgress of ${taker} threw.`, error);
    }
    emit(progress);
  };
}

/**
 * Runs long work in slices, the platform's turn between them, and reports how far it is. Work that takes no longer than a
 * slice is run at once.
 */
export function runLong<Result>(
  steps: Steps<Result>,
  report: Report,
  beforePause: () => void = () => undefined,
): Result | Promise<Result> {
  return inSlices(steps, {
    async pause(progress) {
      beforePause();
      report(progress);
      await nextTurn();
    },
    end(latest, isDone) {
      const done = isDone ? (latest?.total ?? 0) : latest?.done;
      // What was refused before its first step has no end to report.
      if (done !== undefined) report({ done, total: done });
    },
  });
}
