import type { Random } from "../store/random.ts";
import { drawLatency, type LatencyOption, MAX_LATENCY } from "./latency-option.ts";

/** What is answered late, such as a Request. */
type Asked = Pick<Request, "signal">;

/** Delays answers by wall time. */
export interface Latency {
  /**
   * Resolves after the delay and `added` milliseconds, undefined for none; rejects with the reason when the delays are aborted or the
   * request is.
   */
  wait(asked: Asked, added?: number): Promise<void> | undefined;
  /** Never resolves; rejects as `wait` does. */
  hang(asked: Asked): Promise<never>;
  /** Aborts every delayed answer, as a reset does. */
  abort(reason: Error): void;
}

/** Makes the delay; a range is drawn from `random`, so that the same calls have the same delays. */
export function createLatency(option: LatencyOption, random: Random): Latency {
  // With its request, which in Node has to be kept for its signal to follow that of its caller.
  const waiting = new Map<(reason: unknown) => void, Asked>();
  /** Settles when `start` calls its argument, or else when it is aborted; `start` returns what stops it. */
  const abortable = (asked: Asked, start: (finish: () => void) => () => void) =>
    new Promise<void>((resolve, reject) => {
      const { signal } = asked;
      const settle = (finish: () => void) => {
        stop();
        waiting.delete(abort);
        signal.removeEventListener("abort", onAbort);
        finish();
      };
      const abort = (reason: unknown) => settle(() => reject(reason));
      const onAbort = () => abort(signal.reason);
      const stop = start(() => settle(resolve));
      waiting.set(abort, asked);
      if (signal.aborted) onAbort();
      else signal.addEventListener("abort", onAbort, { once: true });
    });
  return {
    wait(asked, added = 0) {
      const milliseconds = Math.min(MAX_LATENCY, drawLatency(option, random) + added);
      if (milliseconds === 0) return undefined;
      return abortable(asked, (finish) => {
        const timer = setTimeout(finish, milliseconds);
        return () => clearTimeout(timer);
      });
    },
    hang: (asked) => abortable(asked, () => () => undefined) as Promise<never>,
    abort(reason) {
      for (const abort of [...waiting.keys()]) abort(reason);
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
  (timer as { unref?(): void }).unref?.();
  return () => clearWallTimeout(timer);
}

/** Resolves in a task of its own, after what is written has been sent. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => wallTimeout(resolve));
}
