import type { Random } from "../store/random.ts";

/** By how much an answer is delayed: wall milliseconds, or a range to draw from. */
export type LatencyOption = number | { readonly min: number; readonly max: number };

/** Delays answers by wall time. */
export interface Latency {
  /** Resolves after the delay; rejects with the reason when the delays are aborted or `signal` is. */
  wait(signal: AbortSignal | undefined): Promise<void>;
  /** Aborts every delayed answer, as a reset does. */
  abort(reason: Error): void;
}

/** Makes the delay; a range is drawn from `random`, so that the same calls have the same delays. */
export function createLatency(option: LatencyOption, random: Random): Latency {
  const waiting = new Set<(reason: unknown) => void>();
  const delay = () => (typeof option === "number" ? option : random.int(option.min, option.max));
  return {
    wait(signal) {
      const milliseconds = delay();
      if (milliseconds === 0) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const settle = (finish: () => void) => {
          clearTimeout(timer);
          waiting.delete(abort);
          signal?.removeEventListener("abort", onAbort);
          finish();
        };
        const abort = (reason: unknown) => settle(() => reject(reason));
        const onAbort = () => abort(signal?.reason);
        const timer = setTimeout(() => settle(resolve), milliseconds);
        waiting.add(abort);
        if (signal?.aborted) onAbort();
        else signal?.addEventListener("abort", onAbort, { once: true });
      });
    },
    abort(reason) {
      for (const abort of [...waiting]) abort(reason);
    },
  };
}

/** Read when the module loads, so that a test runner's fake timers do not change timeouts. */
const { setTimeout: wallTimeout, clearTimeout: endWallTimeout } = globalThis;

const TIMEOUT_TURNS = 15;
const TURN_MS = 100;

/**
 * Waits for a piece of a request, at most a second and a half, then rejects: a body that never ends must not block
 * other requests. The time is counted in turns of the event loop, because a busy machine has fewer of them and a slow
 * body must not be mistaken for one that hangs.
 */
export function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = TIMEOUT_TURNS;
    const wait = () => {
      left -= 1;
      if (left < 0) reject(new Error("No data was received for too long."));
      else timer = wallTimeout(wait, TURN_MS);
    };
    let timer = wallTimeout(wait, TURN_MS);
    work.then(resolve, reject).finally(() => {
      left = 0;
      endWallTimeout(timer);
    });
  });
}
