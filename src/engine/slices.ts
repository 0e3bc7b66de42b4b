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
const { setTimeout: wallTimeout, MessageChannel: Channel } = globalThis;
/** Only Node's types have it, and a page's compiler reads the sources too. */
const { setImmediate: wallImmediate } = globalThis as { setImmediate?: (work: () => void) => unknown };

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

/** What is done around the slices of work. */
export interface Slicing {
  /** Awaited between two slices; it has to give the platform a turn. The work is given up with an error of it. */
  pause(progress: Progress): Promise<void>;
  /** Called at the end, `isDone` or not, with what the work last yielded; undefined when it has not. */
  end(latest: Progress | undefined, isDone: boolean): void;
}

/**
 * Runs work in slices; work that takes no longer than one is run at once, and its result is returned as it is.
 *
 * @example await inSlices(steps, { pause: nextTurn, end: (latest, isDone) => show(latest, isDone) });
 */
export function inSlices<Result>(steps: Steps<Result>, { pause, end }: Slicing): Result | Promise<Result> {
  let latest: Progress | undefined;
  const slice = (begin: () => IteratorResult<Progress, Result>): IteratorResult<Progress, Result> => {
    const isOver = startSlice();
    let next: IteratorResult<Progress, Result>;
    try {
      for (next = begin(); !next.done; next = steps.next()) {
        latest = next.value;
        if (isOver()) break;
      }
    } catch (error) {
      end(latest, false);
      throw error;
    }
    if (next.done) end(latest, true);
    return next;
  };
  const goOn = async (first: Progress): Promise<Result> => {
    for (let progress = first; ; ) {
      const next = await pause(progress).then(
        () => slice(() => steps.next()),
        (error: unknown) => slice(() => steps.throw(error)),
      );
      if (next.done) return next.value;
      progress = next.value;
    }
  };
  const first = slice(() => steps.next());
  return first.done ? first.value : goOn(first.value);
}
