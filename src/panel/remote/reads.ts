interface Reading {
  readonly load: () => Promise<unknown>;
  /** What was read last, as JSON. */
  text: string | undefined;
  value: unknown;
  /** How many changes ago it was asked for. */
  unused: number;
}

/** After so many changes, each of which has all that shows the bank ask again, what is not asked for is no longer read. */
const MOST_UNUSED = 3;

/** What was read of a remote bank, to be asked for at once: the first time it is what is given, and is read then. */
export class Reads {
  readonly #readings = new Map<string, Reading>();
  readonly #onChange: () => void;
  readonly #onError: (error: unknown) => void;

  constructor(onChange: () => void, onError: (error: unknown) => void) {
    this.#onChange = onChange;
    this.#onError = onError;
  }

  /** The value as it was read last, or `before` until it is. */
  get<Value>(key: string, load: () => Promise<Value>, before: Value): Value {
    const known = this.#readings.get(key);
    if (known) {
      known.unused = 0;
      // The key says what it is.
      return known.value as Value;
    }
    const reading: Reading = { load, text: undefined, value: before, unused: 0 };
    this.#readings.set(key, reading);
    this.#read(reading).then((hasChanged) => {
      if (hasChanged) this.#onChange();
    }, this.#onError);
    return before;
  }

  /** Reads everything again that was asked for; rejects when something can't be read. */
  async renew(): Promise<void> {
    const changes = await Promise.all([...this.#readings.values()].map((reading) => this.#read(reading)));
    if (!changes.includes(true)) return;
    for (const [key, reading] of this.#readings) {
      reading.unused += 1;
      if (reading.unused > MOST_UNUSED) this.#readings.delete(key);
    }
    this.#onChange();
  }

  /** Whether it is another value than before. */
  async #read(reading: Reading): Promise<boolean> {
    const value = await reading.load();
    if (value === reading.value) return false;
    const text = JSON.stringify(value);
    if (text === reading.text) return false;
    reading.text = text;
    reading.value = value;
    return true;
  }
}
