/** What a new bank does before its first call, and whether it takes any. */
export interface Start {
  /** Resolves when a call may have its turn. Rejects once the bank was closed. */
  ready(): Promise<void>;
  /** Sets an initial state, in the order of the calls. Rejects once the bank was closed. */
  inOrder(set: () => Promise<void>): Promise<void>;
  /** Refuses all further calls. */
  close(): void;
}

/** Makes the start of a bank that loads parts before its first call; `ready` resolves when its scenario has run. */
export function createStart(parts: readonly (() => Promise<void>)[], ready: () => Promise<void>): Start {
  let isLoaded = parts.length === 0;
  let isClosed = false;
  /** Resolves when the initial states of before, which have waited for the parts, are among the calls. */
  let line: Promise<void> = Promise.resolve();
  const load = async () => {
    for (const each of parts) await each();
    isLoaded = true;
  };
  // Once all is loaded there is nothing to wait for: a call that waits longer would be overtaken by a reset after it (S19).
  const whenReady = () => (isLoaded ? ready() : line.then(load).then(ready));
  const inOrder = (set: () => Promise<void>): Promise<void> => {
    if (isLoaded) return set();
    line = whenReady().catch(() => undefined);
    return line.then(set);
  };
  const unlessClosed = (work: () => Promise<void>): Promise<void> =>
    isClosed
      ? Promise.reject(new Error("This bank was disposed of: create another one with createBank()."))
      : work();
  return {
    ready: () => unlessClosed(whenReady),
    inOrder: (set) => unlessClosed(() => inOrder(set)),
    close() {
      isClosed = true;
    },
  };
}

/** Does `work` now. The returned function resolves once it is done, and does it again when it has failed. */
export function untilDone(work: () => Promise<void>): () => Promise<void> {
  let doing: Promise<void> | undefined;
  const done = () => {
    doing ??= work().catch((error: unknown) => {
      doing = undefined;
      throw error;
    });
    return doing;
  };
  // Callers that wait for it get the error; there may be none yet.
  done().catch(() => undefined);
  return done;
}
