import type { TimeSource } from "../source/source.ts";

/**
 * Moves bank time to where it is wanted, one call at a time: forward with the clock, so that steps fall due as it passes, back
 * and forward again through the history, which makes nothing happen twice.
 */
export class Mover {
  /** Where time is to go, milliseconds; undefined while it is where it was wanted. */
  target: number | undefined;
  /** While the playhead is held no one else goes through the history, and it need not be read for each frame. */
  isHeld = false;
  readonly #source: TimeSource;
  #moving: Promise<void> | undefined;

  constructor(source: TimeSource) {
    this.#source = source;
  }

  get isMoving(): boolean {
    return this.#moving !== undefined;
  }

  /** Goes to an instant, milliseconds. While it is on the way, the way ends at the instant that was wanted last. */
  to(instant: number): Promise<void> {
    this.target = instant;
    this.#moving ??= this.#go().finally(() => {
      this.#moving = undefined;
      this.target = undefined;
    });
    return this.#moving;
  }

  /** Resolves when it is where it was wanted. */
  async settled(): Promise<void> {
    await this.#moving;
  }

  async #go(): Promise<void> {
    if (!this.isHeld) await this.#source.past.read();
    for (let wanted = this.target; wanted !== undefined; ) {
      await this.#step(wanted);
      if (this.target === wanted) return;
      wanted = this.target;
    }
  }

  async #step(wanted: number): Promise<void> {
    const source = this.#source;
    const { past } = source;
    const isBack = wanted < source.time.now;
    const entry = isBack ? past.before(wanted) : past.after(wanted);
    if (entry) {
      if (entry !== past.current) await source.goTo(entry);
      return;
    }
    if (isBack) return;
    const last = past.isAtEnd ? undefined : past.later.at(-1);
    if (last) await source.goTo(last);
    await source.advanceTo(wanted);
  }
}
