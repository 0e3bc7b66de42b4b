import type { Cause } from "../engine/store/history.ts";
import type { Engine } from "./engine.ts";

/** Runs everything that is not a request: actions, the clock, reads, resets. */
export interface Executor {
  /** Waits for its turn, lets due steps run, then does `work` at one moment of bank time. */
  operate<T>(cause: Cause, work: () => T): Promise<T>;
  /** Waits for its turn, and does `work` with time left alone. */
  run<T>(work: () => T | Promise<T>): Promise<T>;
  /** Lets due steps run now, unless something is being worked on. */
  catchUp(): void;
}

/** Makes an executor; `ready` is what every piece of work waits for first. */
export function createExecutor(parts: {
  readonly engine: Pick<Engine, "queue" | "service" | "clock" | "letTimePass" | "notifyChanges">;
  readonly ready: () => Promise<void>;
}): Executor {
  const { queue, service, clock, letTimePass, notifyChanges } = parts.engine;
  const { store } = service;
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
          notifyChanges(store.takeChanges());
        }
      }),
    catchUp() {
      if (!clock.isHeld) letTimePass(clock.now());
    },
  };
}
