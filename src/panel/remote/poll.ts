/** How often a remote bank is asked whether it has changed, wall milliseconds, and the longest between while it does not answer. */
const TICK_MS = 1000;
const LONGEST_MS = 5000;

/**
 * Asks a remote bank again and again while the page is visible: the less often, the more often it has not answered. Who asks says
 * what became of it, since a bank is asked at other times too.
 */
export class Poll {
  readonly #ask: () => Promise<void>;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOn = false;

  /** `ask` never rejects. */
  constructor(ask: () => Promise<void>) {
    this.#ask = ask;
  }

  /** Whether the bank did not answer when it was asked last. */
  get isFailing(): boolean {
    return this.#failures > 0;
  }

  /** Asks at once, and again until `stop`. */
  start(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    void this.#round();
  }

  stop(): void {
    this.#isOn = false;
    clearTimeout(this.#timer);
  }

  /** The bank has answered: what waits long for the next time no longer does. */
  answered(): void {
    const wasFailing = this.isFailing;
    this.#failures = 0;
    if (wasFailing) this.#wait();
  }

  failed(): void {
    this.#failures += 1;
  }

  async #round(): Promise<void> {
    if (document.visibilityState === "visible") await this.#ask();
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const delay = Math.min(TICK_MS * 2 ** this.#failures, LONGEST_MS);
    if (this.#isOn) this.#timer = setTimeout(() => void this.#round(), delay);
  }
}
