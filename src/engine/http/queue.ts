/** Runs pieces of work one at a time, in the order they were added (S19). */
export interface Queue {
  /** Waits for everything before it, then runs `work`; an error that `work` throws rejects only this call. */
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
