import type { Queue } from "../http/queue.ts";
import type { Cause, Change } from "../store/history.ts";
import type { Store } from "../store/store.ts";
import type { Clock } from "../time/clock.ts";

/** The way into the bank for everything that is not a request: verbs, the clock, reads, resets. */
export interface Door {
  /** Waits for its turn, lets due steps run, then does `work` at one moment of bank time. */
  operate<T>(cause: Cause, work: () => T): Promise<T>;
  /** Waits for its turn, and does `work` with time left alone. */
  run<T>(work: () => T | Promise<T>): Promise<T>;
  /** Lets due steps run now, unless something is being worked on. */
  catchUp(): void;
}

/** Makes a door; `ready` is what everybody waits for first. */
export function createDoor(parts: {
  queue: Queue;
  store: Store;
  clock: Clock;
  letTimePass: (until: number) => void;
  ready: () => Promise<void>;
  onChanges: (changes: readonly Change[]) => void;
}): Door {
  const { queue, store, clock, letTimePass, onChanges } = parts;
  const run: Door["run"] = (work) => parts.ready().then(() => queue.run(work));
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
