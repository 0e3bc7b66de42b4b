import type { TimerName } from "./timer.ts";

/** Values by what names a timer: its kind, row and part. It makes no text of them, as most timers have no part. */
export class ByTimer<Value> {
  readonly #kinds = new Map<string, Map<number | string, Value>>();

  get({ kind, id, part }: TimerName): Value | undefined {
    return this.#kinds.get(kind)?.get(keyOf(id, part));
  }

  set({ kind, id, part }: TimerName, value: Value): void {
    let values = this.#kinds.get(kind);
    if (!values) {
      values = new Map();
      this.#kinds.set(kind, values);
    }
    values.set(keyOf(id, part), value);
  }

  /** Removes a value; returns whether there was one. */
  delete({ kind, id, part }: TimerName): boolean {
    return this.#kinds.get(kind)?.delete(keyOf(id, part)) ?? false;
  }

  get size(): number {
    let size = 0;
    for (const values of this.#kinds.values()) size += values.size;
    return size;
  }

  /** Every value, kind by kind. */
  values(): Value[] {
    return Array.from(this.#kinds.values(), (values) => [...values.values()]).flat();
  }
}

function keyOf(id: number, part: string): number | string {
  return part === "" ? id : `${id}/${part}`;
}
