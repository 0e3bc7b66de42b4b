import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { PanelBank } from "./bank.ts";

/** How often a running clock is looked at, wall milliseconds; also how soon a pause from elsewhere shows. */
const TICK_MS = 500;
/** How long changes are gathered before they are shown. */
const GATHER_MS = 40;

/**
 * Keeps an element in step with a bank: updates it after changes, requests and resets, and asks
 * the bank again when the next due time has come, for a bank does nothing until it is asked.
 */
export class BankWatch implements ReactiveController {
  /** Counts up with each change, so that what was read before can be told from what is true now. */
  version = 0;
  readonly #host: ReactiveControllerHost;
  readonly #showsTime: boolean;
  #bank: PanelBank | undefined;
  #isConnected = false;
  #stops: (() => void)[] = [];
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #tick: ReturnType<typeof setTimeout> | undefined;

  /** With `showsTime` the element is updated at each tick as well. */
  constructor(host: ReactiveControllerHost, options: { showsTime?: boolean } = {}) {
    this.#host = host;
    this.#showsTime = options.showsTime ?? false;
    host.addController(this);
  }

  /** Watches a bank in place of the one before. */
  follow(bank: PanelBank | undefined): void {
    this.#stop();
    this.#bank = bank;
    this.version += 1;
    if (this.#isConnected) this.#start();
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.#changed();
    this.#start();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#stop();
  }

  #start(): void {
    const bank = this.#bank;
    if (!bank) return;
    const changed = () => this.#gather();
    this.#stops = [bank.on("change", changed), bank.on("request", changed), bank.on("reset", changed)];
    this.#wait(bank);
  }

  #stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    clearTimeout(this.#tick);
  }

  #gather(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#changed();
    }, GATHER_MS);
  }

  #changed(): void {
    this.version += 1;
    this.#host.requestUpdate();
  }

  /** Waits until the next step is due; never longer than a tick, for the clock may be moved meanwhile. */
  #wait(bank: PanelBank): void {
    const { clock } = bank;
    const next = clock.paused ? null : clock.nextEvent();
    const until = next ? (Date.parse(next.at) - clock.now().getTime()) / clock.speed : TICK_MS;
    this.#tick = setTimeout(
      () => {
        if (this.#showsTime) this.#host.requestUpdate();
        this.#wait(bank);
      },
      Math.min(Math.max(until, GATHER_MS), TICK_MS),
    );
  }
}
