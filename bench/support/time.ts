/** How long a figure of short calls is taken, milliseconds: long enough for the clock, and too short to be interrupted often. */
const TURN = 1;

/**
 * A measure of the time that one call takes, in microseconds: the mean of the calls of about a millisecond, one after
 * the other. A slow contender is then interrupted as rarely as a quick one, which no number of calls would do.
 *
 * @param calls their number, where there is enough for so many only
 * @example { name: "floor", measure: microseconds(makeResponse) }
 */
export function microseconds(work: () => unknown, calls?: number): () => Promise<number> {
  return async () => {
    const begin = performance.now();
    let made = 0;
    let took = 0;
    do {
      await work();
      made += 1;
      took = performance.now() - begin;
    } while (calls === undefined ? took < TURN : made < calls);
    return (took * 1000) / made;
  };
}

/** A measure of the time that a call takes, in milliseconds. */
export function milliseconds(work: () => unknown): () => Promise<number> {
  return async () => {
    const begin = performance.now();
    await work();
    return performance.now() - begin;
  };
}
