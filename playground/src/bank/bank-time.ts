import type { ReactiveController, ReactiveControllerHost } from "lit";
import { followClock, readingOf } from "sandbank/internal";
import { bank } from "./bank.ts";

/** The one clock of the page, which the panel shows too: the element is updated with each new reading. */
export class BankTime implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #stop: (() => void) | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get now(): Date {
    return readingOf(bank).now;
  }

  get paused(): boolean {
    return readingOf(bank).paused;
  }

  /** Bank milliseconds per machine millisecond. */
  get speed(): number {
    return readingOf(bank).speed;
  }

  hostConnected(): void {
    this.#stop = followClock(bank, () => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}
