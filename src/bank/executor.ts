import type { Queue } from "../engine/http/queue.ts";
import type { Cause, Change } from "../engine/store/history.ts";
import type { Store } from "../engine/store/store.ts";
import type { Clock } from "../engine/time/clock.ts";

/** The way into the bank for everything that is not a request: actions, the clock, reads, resets. */
export interface Executor {
  /** Waits for its turn, lets due steps run, then does `work` at one moment of bank time. */
  operate<T>(cause: Cause, work: () => T): Promise<T>;
  /** Waits for its turn, and does `work` with time left alone. */
  run<T>(work: () => T | Promise<T>): Promise<T>;
  /** Lets due steps run now, unless something is being worked on. */
  catchUp(): void;
}

/** Makes a executor; `ready` is what everybody waits for first. */
export function createExecutor(parts: {
  queue: Queue;
  store: Store;
  clock: Clock;
  letTimePass: (until: number) => void;
  ready: () => Promise<void>;
  onChanges: (changes: readonly Change[]) => void;
}): Executor {
  const { queue, store, clock, letTimePass, onChanges } = parts;
  const run: Executor["run"] = (work) => parts.ready().then(() => queue.run(work));
  return {
    run,
    operate: (cause, work) =>
      run(() => {
        const now = clock.now();
        letTimePass(now);
        try {
          return clock.holdAt(now, () => store.causedBy(cause, work));
        } finally {
          onChanges(store.takeChanges());
        }
      }),
    catchUp() {
      if (!clock.isHeld) letTimePass(clock.now());
    },
  };
}
