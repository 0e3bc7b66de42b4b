/** How far long work is; what it counts in is said where it is reported. */
export interface Progress {
  readonly done: number;
  /** May change, for work can bring more work. */
  readonly total: number;
}

/** Long work: a generator that yields wherever it can be interrupted, and returns its result. */
export type Steps<Result> = Generator<Progress, Result, void>;

/** How long a slice takes, wall milliseconds: with it a page still draws at 60 frames a second. */
const SLICE_MS = 12;

/** Read when the module loads, so that a test runner's fake timers neither stop long work nor cut it. */
const wallNow = globalThis.performance.now.bind(globalThis.performance);
const { setImmediate: wallImmediate, setTimeout: wallTimeout, MessageChannel: Channel } = globalThis;

/** Begins a slice; the returned function says whether it is over. */
export function startSlice(): () => boolean {
  const end = wallNow() + SLICE_MS;
  return () => wallNow() >= end;
}

/**
 * Resolves in a task of its own, after those that wait now: events, timers and frames of a page have their turn. It is no
 * `scheduler.yield()`, whose continuation goes before timers and messages, so that long work would hold them up.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof wallImmediate === "function") {
      wallImmediate(resolve);
    } else if (typeof Channel === "function") {
      // A timer is delayed by 4 ms once it follows on others, and by a second in a page that is hidden.
      const { port1, port2 } = new Channel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    } else {
      wallTimeout(resolve);
    }
  });
}

/** Runs work to its end at once. */
export function drain<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

/**
 * Runs work in slices; work that takes no longer than one is run at once, and its result is returned as it is. Between
 * two slices `pause` is awaited, which has to give the platform a turn.
 *
 * @example await inSlices(steps, async ({ done, total }) => { show(done / total); await nextTurn(); });
 */
export function inSlices<Result>(
  steps: Steps<Result>,
  pause: (progress: Progress) => Promise<void>,
): Result | Promise<Result> {
  const first = slice(steps);
  return first.done ? first.value : goOn(first.value, steps, pause);
}

async function goOn<Result>(
  progress: Progress,
  steps: Steps<Result>,
  pause: (progress: Progress) => Promise<void>,
): Promise<Result> {
  for (let latest = progress; ; ) {
    await pause(latest);
    const next = slice(steps);
    if (next.done) return next.value;
    latest = next.value;
  }
}

function slice<Result>(steps: Steps<Result>): IteratorResult<Progress, Result> {
  const isOver = startSlice();
  for (;;) {
    const next = steps.next();
    if (next.done || isOver()) return next;
  }
}
