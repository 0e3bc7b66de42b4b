import type { Steps } from "../slices.ts";

/** After how many items the work can be interrupted: they take about a millisecond. */
const BATCH = 256;

/** Goes through long lists item by item, and yields every few hundred of them how far the whole work is. */
export class Batches {
  readonly #total: number;
  readonly #times: number;
  #done = 0;
  /** Items since the work could be interrupted, which short lists share. */
  #waiting = 0;

  /** `total` is how many items there are, and `times` how often the work goes through them all. */
  constructor(total: number, times: number) {
    this.#total = total;
    this.#times = times;
  }

  /** Calls `work` for each item until it returns something, which is returned; `counted` says whether they are of those. */
  *each<Item, Result>(
    items: readonly Item[],
    work: (item: Item, index: number) => Result | undefined,
    counted: "counted" | "uncounted" = "counted",
  ): Steps<Result | undefined> {
    for (let from = 0; from < items.length; ) {
      const to = Math.min(items.length, from + BATCH - this.#waiting);
      for (let at = from; at < to; at += 1) {
        const result = work(items[at] as Item, at);
        if (result !== undefined) return result;
      }
      this.#waiting += to - from;
      if (counted === "counted") this.#done += to - from;
      from = to;
      if (this.#waiting < BATCH) continue;
      this.#waiting = 0;
      yield { done: Math.min(Math.floor(this.#done / this.#times), this.#total), total: this.#total };
    }
    return undefined;
  }
}
