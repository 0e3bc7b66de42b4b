/** The machine's time as work in slices reads it. */
export interface Stopwatch {
  /** Makes each reading so many milliseconds later than the one before: with 0 no work takes long, with 100 all does. */
  ticks(milliseconds: number): void;
}

/**
 * Takes the machine's time over. To be called before the bank is loaded, which is in `vi.hoisted`, since a bank reads the time by
 * the function that it finds then.
 */
export function stopwatch(): Stopwatch {
  let [now, each] = [performance.now(), 0];
  performance.now = () => {
    now += each;
    return now;
  };
  return {
    ticks(milliseconds) {
      each = milliseconds;
    },
  };
}

/** Gives the platform a turn. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Calls `look` in each turn of the platform until a promise is settled; returns how often that was. */
export async function whilePending(
  pending: Promise<unknown>,
  look: () => void = () => undefined,
): Promise<number> {
  let isPending = true;
  const settle = () => {
    isPending = false;
  };
  pending.then(settle, settle);
  // What the call does before its first wait is no turn of the platform.
  await turn();
  let turns = 0;
  for (; isPending; turns += 1) {
    look();
    await turn();
  }
  return turns;
}
