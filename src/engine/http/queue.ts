/** Lets pieces of work in one at a time, in the order they came (S19). */
export interface Queue {
  /** Waits for everything before it, then runs `work`; what `work` throws goes to its own caller only. */
  run<T>(work: () => T | Promise<T>): Promise<T>;
}

/** Makes an empty queue. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
  };
}
