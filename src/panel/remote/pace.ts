/** How often a remote bank is asked whether it has changed, wall milliseconds, and the longest between while it does not answer. */
const TICK_MS = 1000;
const LONGEST_MS = 5000;

/** How long to wait before a remote bank is asked again: the longer, the more often it has not answered. */
export class Pace {
  #failures = 0;

  /** Whether the bank did not answer when it was asked last. */
  get isFailing(): boolean {
    return this.#failures > 0;
  }

  /** Wall milliseconds. */
  get delay(): number {
    return Math.min(TICK_MS * 2 ** this.#failures, LONGEST_MS);
  }

  answered(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
  }
}
