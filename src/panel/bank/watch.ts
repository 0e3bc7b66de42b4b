import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import { followClock } from "./reading.ts";

/** How long changes are gathered before they are shown; during long work longer, so as not to slow it down. */
const GATHER_MS = 40;
const GATHER_AT_WORK_MS = 500;

/**
 * Updates an element after changes, requests and resets of a bank, and follows its clock, so that
 * what has fallen due shows.
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

  /** With `showsTime` the element is updated at each reading of the clock as well, which `readingOf` has. */
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
      followClock(bank, () => {
        if (this.#showsTime) this.#host.requestUpdate();
      }),
    ];
  }

  #stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    this.#isWorking = false;
  }

  #gather(): void {
    this.#gathering ??= setTimeout(
      () => {
        this.#gathering = undefined;
        this.#changed();
      },
      this.#isWorking ? GATHER_AT_WORK_MS : GATHER_MS,
    );
  }

  #changed(): void {
    this.version += 1;
    this.#host.requestUpdate();
  }
}
