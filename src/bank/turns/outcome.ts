/** What work has come to. */
interface Outcome<T> {
  /** What it has thrown; undefined for nothing. */
  readonly error?: unknown;
  /** Returns or throws the same. */
  readonly result: () => T;
}

/** Runs work, and keeps what it comes to for later. */
export async function outcomeOf<T>(work: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    const value = await work();
    return { result: () => value };
  } catch (error) {
    const result = () => {
      throw error;
    };
    return { error, result };
  }
}
