import type { ReactiveController, ReactiveControllerHost } from "lit";

/**
 * Updates an element, while it is in the page, with each change of something outside of it.
 *
 * @example readonly #clock = new Updates(this, (update) => followClock(bank, update));
 */
export class Updates implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #follow: (update: () => void) => () => void;
  #stop: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, follow: (update: () => void) => () => void) {
    this.#host = host;
    this.#follow = follow;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stop = this.#follow(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}
