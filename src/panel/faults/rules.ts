import type { ReactiveControllerHost } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import type { ListedFault } from "../../index.ts";

/** The rules of a bank as they were read last. Those of a remote bank arrive later, and update the element then. */
export class Rules {
  list: readonly ListedFault[] = [];
  readonly #host: ReactiveControllerHost;
  readonly #onError: (error: Error) => void;
  #reads = 0;
  #hasArrived = false;

  constructor(host: ReactiveControllerHost, onError: (error: Error) => void) {
    this.#host = host;
    this.#onError = onError;
  }

  /** Whether rules of a remote bank have arrived since this was asked last, so that an update needs to read none. */
  haveArrived(): boolean {
    const have = this.#hasArrived;
    this.#hasArrived = false;
    return have;
  }

  read(bank: PanelBank | undefined): void {
    this.#reads += 1;
    const read = this.#reads;
    const listed = bank?.faults.list() ?? [];
    if (!("then" in listed)) {
      this.list = listed;
      return;
    }
    listed.then((rules) => {
      // Answers of a remote bank may arrive in another order.
      if (read !== this.#reads) return;
      this.list = rules;
      this.#hasArrived = true;
      this.#host.requestUpdate();
    }, this.#onError);
  }
}
