import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { PanelBank } from "../../code/bank.ts";

/** Subscribes to a bank for as long as an element is in the page. */
export abstract class BankController implements ReactiveController {
  protected readonly host: ReactiveControllerHost;
  #bank: PanelBank | undefined;
  #isConnected = false;
  #stops: readonly (() => void)[] = [];

  constructor(host: ReactiveControllerHost) {
    this.host = host;
    host.addController(this);
  }

  follow(bank: PanelBank | undefined): void {
    this.#end();
    this.#bank = bank;
    this.#begin();
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.#begin();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#end();
  }

  /** Subscribes to what it needs of a bank; returns the functions that end it. */
  protected abstract subscribe(bank: PanelBank): readonly (() => void)[];

  #begin(): void {
    if (this.#bank && this.#isConnected) this.#stops = this.subscribe(this.#bank);
  }

  #end(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }
}
