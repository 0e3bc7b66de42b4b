import { nextTurn, startSlice } from "../../engine/slices.ts";
import type { Report } from "../runtime/long-work.ts";

/** A scenario that runs. */
export class Playing {
  /** Changes of the clock for when it has run: until then it is the scenario's. */
  readonly deferred: (() => void)[] = [];
  readonly #begin: number;
  readonly #total: number;
  readonly #report: Report;
  #done = 0;
  #isOver = startSlice();

  /** `begin` and `end` are the bank time at which it begins and by which it ends, milliseconds. */
  constructor(begin: number, end: number, report: Report) {
    this.#begin = begin;
    this.#total = Math.max(1, end - begin);
    this.#report = report;
  }

  /** Between two of its calls: when a slice is over, reports how far it is at bank time `now`, and gives the platform its turn. */
  rest(now: () => number): Promise<void> | undefined {
    if (!this.#isOver()) return undefined;
    this.report(now());
    return nextTurn().then(() => {
      this.#isOver = startSlice();
    });
  }

  /** Reports how far it is, at bank time `now`. */
  report(now: number): void {
    // It may make more calls at the time of its end.
    this.#done = Math.max(0, Math.min(now - this.#begin, this.#total - 1));
    this.#report({ done: this.#done, total: this.#total });
  }

  /** Reports its end. */
  succeeded(): void {
    this.#report({ done: this.#total, total: this.#total });
  }

  /** The same, as far as it has run. */
  failed(): void {
    this.#report({ done: this.#done, total: this.#done });
  }
}
