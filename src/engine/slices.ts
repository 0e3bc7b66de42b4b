/** How far long work is; what it counts in is said where it is reported. */
interface Progress {
  readonly done: number;
  /** May change, for work can bring more work. */
  readonly total: number;
}

/** Long work: a generator that yields wherever it can be interrupted, and returns its result. */
export type Steps<Result> = Generator<Progress, Result, void>;

/** Runs work to its end at once. */
export function drain<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}
