import { html, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { View } from "../parts/view.ts";

/** What the next write is hit by. */
const FAULTS = [
  ["Lose its reply", { then: "lost-reply" }],
  ["Refuse it", { then: "refuse" }],
  ["Answer 503", { status: 503 }],
] as const;

type Label = (typeof FAULTS)[number][0];

/** Breaks the next write in a way that is chosen, and none after it; a second click on the same way takes it back. */
export class BreakNext extends View {
  static override properties = { bank: { attribute: false }, armed: { state: true } };

  declare bank: CoreBank;
  /** What the next write will be hit by. */
  declare protected armed: Label | undefined;
  #off: ReturnType<CoreBank["faults"]["add"]> | undefined;
  #unfollow: (() => void) | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#disarm();
  }

  protected override render(): TemplateResult {
    return html`<span role="group" aria-label="Break the next write" class="recorder-tools">
        Next write:
        ${FAULTS.map(
          ([label, rule]) => html`<button
            type="button"
            class="small"
            aria-pressed=${this.armed === label}
            @click=${() => this.#choose(label, rule)}
          >
            ${label}
          </button>`,
        )}
      </span>
      <span role="status" class="hint">${this.armed ? "It waits for a click in the app that sends." : ""}</span>`;
  }

  #choose(label: Label, rule: (typeof FAULTS)[number][1]): void {
    const isTakenBack = this.armed === label;
    this.#disarm();
    if (isTakenBack) return;
    const off = this.bank.faults.add({ ...rule, on: ({ method }) => method !== "GET", times: 1 });
    this.#off = off;
    this.armed = label;
    this.#unfollow = this.bank.on("request", () => {
      const armed = this.bank.faults.list().find(({ id }) => id === off.id);
      if (armed?.fired !== 0) this.#disarm();
    });
  }

  #disarm(): void {
    this.#off?.();
    this.#unfollow?.();
    this.#off = undefined;
    this.armed = undefined;
  }
}

customElements.define("break-next", BreakNext);
