import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from "lit";
import type { PanelBank, RemotePanelBank, ShownBank } from "../code/bank.ts";
import { failureView } from "./parts/failure.ts";
import type { Mirror } from "./remote/mirror.ts";

/** Finds the bank to read of one that is given: of a remote one, a copy in this page. */
export class Banks implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #given: ShownBank | undefined;
  #mirror: Mirror | undefined;
  #problem: string | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#mirror?.start();
  }

  hostDisconnected(): void {
    this.#mirror?.stop();
  }

  /** The bank to show; undefined while there is none to read yet. */
  of(given: ShownBank | undefined): PanelBank | undefined {
    if (given !== this.#given) this.#change(given);
    if (given === undefined || isInPage(given)) return given;
    return this.#mirror?.bank;
  }

  /** Whether the bank that is shown is in another process. */
  get isRemote(): boolean {
    return this.#mirror !== undefined;
  }

  view(): TemplateResult {
    if (this.#given === undefined)
      return html`<p class="empty">Set the <code>bank</code> property to show a bank.</p>`;
    const problem = this.#problem ?? this.#mirror?.problem;
    if (problem === undefined) return html`<p class="empty" role="status">Reading the bank…</p>`;
    return failureView("Couldn't read the bank", problem, () => this.#change(this.#given));
  }

  /** Says that a bank that was read is not there anymore. */
  lostView(): TemplateResult | typeof nothing {
    const problem = this.#mirror?.problem;
    return problem === undefined
      ? nothing
      : html`<p class="problem" role="alert">The bank isn't responding. Showing its last known state: <bdi>${problem}</bdi></p>`;
  }

  #change(given: ShownBank | undefined): void {
    this.#mirror?.stop();
    this.#mirror = undefined;
    this.#problem = undefined;
    this.#given = given;
    this.#host.requestUpdate();
    if (given && !isInPage(given)) void this.#read(given);
  }

  async #read(remote: RemotePanelBank): Promise<void> {
    try {
      const { Mirror } = await import("./remote/mirror.ts");
      if (remote !== this.#given) return;
      this.#mirror = new Mirror(remote, () => this.#host.requestUpdate());
      this.#mirror.start();
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error);
      this.#host.requestUpdate();
    }
  }
}

function isInPage(bank: ShownBank): bank is PanelBank {
  return "on" in bank;
}
