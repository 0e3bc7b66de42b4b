/** The real ones, even while a test uses fake timers. */
const { setTimeout, clearTimeout } = globalThis;
const now = performance.now.bind(performance);

/** Wall time in milliseconds, of which only differences mean something. */
export const wallTime = now;

/**
 * Waits for `work` until an instant of {@link wallTime}. Resolves with "late" when it has not settled by then; what it
 * rejects with later is of no interest, for its bank was disposed of.
 */
export async function before<T>(instant: number, work: Promise<T>): Promise<T | "late"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), Math.max(0, instant - now()));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
