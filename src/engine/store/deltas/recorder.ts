/** Remembers the values that keys had at a mark, of those that were written since. */
export class Recorder<Key, Value> {
  #before = new Map<Key, Value | undefined>();

  /** Called before or after a write with the value that the key had until then; undefined for none. */
  wrote(key: Key, before: () => Value | undefined): void {
    if (!this.#before.has(key)) this.#before.set(key, before());
  }

  /** Whether anything was written since the mark. */
  get hasWritten(): boolean {
    return this.#before.size > 0;
  }

  /** Returns what was written with the value at the mark, which is now. */
  take(): ReadonlyMap<Key, Value | undefined> {
    const taken = this.#before;
    this.#before = new Map();
    return taken;
  }
}
