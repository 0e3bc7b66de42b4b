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

/** Read when the module loads, so that a test runner's fake timers do not change deadlines. */
const { setTimeout: wallTimeout, clearTimeout: clearWallTimeout } = globalThis;

/**
 * Calls `expire` after so many milliseconds of wall time. Returns a function that cancels it.
 *
 * @example const cancel = startDeadline(60_000, () => reader.cancel());
 */
export function startDeadline(milliseconds: number, expire: () => void): () => void {
  const timer = wallTimeout(expire, milliseconds);
  // Where timers are objects, as in Node, a pending deadline must not keep the process running.
  if (hasUnref(timer)) timer.unref();
  return () => clearWallTimeout(timer);
}

function hasUnref(timer: unknown): timer is { unref(): void } {
  return typeof timer === "object" && timer !== null && "unref" in timer;
}
