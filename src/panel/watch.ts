import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { PanelBank } from "./bank.ts";

/** How often a running clock is read, wall milliseconds; also how soon a pause from elsewhere shows. */
const TICK_MS = 500;
/** How long changes are gathered before they are shown; during long work as long as a tick, so as not to slow it down. */
const GATHER_MS = 40;

/**
 * Updates an element after changes, requests and resets of a bank, and reads the bank again at the
 * next due time, for a bank does nothing until it is called.
 */
export class BankWatch implements ReactiveController {
  /** Counts up with each change, so that a reader can compare what it read with the present. */
  version = 0;
  readonly #host: ReactiveControllerHost;
  readonly #showsTime: boolean;
  #bank: PanelBank | undefined;
  #isConnected = false;
  #isWorking = false;
  #stops: (() => void)[] = [];
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #tick: ReturnType<typeof setTimeout> | undefined;

  /** With `showsTime` the element is updated at each tick as well. */
  constructor(host: ReactiveControllerHost, options: { showsTime?: boolean } = {}) {
    this.#host = host;
    this.#showsTime = options.showsTime ?? false;
    host.addController(this);
  }

  /** Watches another bank. */
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
    this.#stops = [
      bank.on("change", changed),
      bank.on("request", changed),
      bank.on("reset", changed),
      bank.on("progress", ({ done, total }) => {
        const hasEnded = this.#isWorking && done === total;
        this.#isWorking = done < total;
        if (!hasEnded) return;
        clearTimeout(this.#gathering);
        this.#gathering = undefined;
        this.#gather();
      }),
    ];
    this.#wait(bank);
  }

  #stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    this.#isWorking = false;
    clearTimeout(this.#tick);
  }

  #gather(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#changed();
    }, this.#soonest);
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
      Math.min(Math.max(until, this.#soonest), TICK_MS),
    );
  }

  get #soonest(): number {
    return this.#isWorking ? TICK_MS : GATHER_MS;
  }
}
