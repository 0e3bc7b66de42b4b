import type { ReactiveControllerHost } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import { BankController } from "./controller.ts";
import { followClock } from "./reading.ts";

/** How long changes are gathered before they are shown; during long work longer, so as not to slow it down. */
const GATHER_MS = 40;
const GATHER_AT_WORK_MS = 500;

/**
 * Updates an element after changes, requests and resets of a bank, and follows its clock, so that
 * what has fallen due shows.
 */
export class BankWatch extends BankController {
  /** Counts up with each change, so that a reader can compare what it read with the present. */
  version = 0;
  readonly #showsTime: boolean;
  #isWorking = false;
  #gathering: ReturnType<typeof setTimeout> | undefined;

  /** With `showsTime` the element is updated at each reading of the clock as well, which `readingOf` has. */
  constructor(host: ReactiveControllerHost, options: { showsTime?: boolean } = {}) {
    super(host);
    this.#showsTime = options.showsTime ?? false;
  }

  override follow(bank: PanelBank | undefined): void {
    this.version += 1;
    super.follow(bank);
  }

  override hostConnected(): void {
    this.#changed();
    super.hostConnected();
  }

  protected override subscribe(bank: PanelBank): readonly (() => void)[] {
    return [
      bank.on("change", this.#gather),
      bank.on("request", this.#gather),
      bank.on("reset", this.#gather),
      bank.on("progress", ({ done, total }) => {
        const hasEnded = this.#isWorking && done === total;
        this.#isWorking = done < total;
        if (!hasEnded) return;
        this.#forget();
        this.#gather();
      }),
      followClock(bank, () => {
        if (this.#showsTime) this.host.requestUpdate();
      }),
      () => {
        this.#forget();
        this.#isWorking = false;
      },
    ];
  }

  #forget(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
  }

  readonly #gather = (): void => {
    this.#gathering ??= setTimeout(
      () => {
        this.#gathering = undefined;
        this.#changed();
      },
      this.#isWorking ? GATHER_AT_WORK_MS : GATHER_MS,
    );
  };

  #changed(): void {
    this.version += 1;
    this.host.requestUpdate();
  }
}
