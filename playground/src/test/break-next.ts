import { html, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { View } from "../parts/view.ts";

/** What the next write is hit by. */
const FAULTS = [
  ["loses its response", { then: "lost-reply" }],
  ["is refused", { then: "refuse" }],
  ["gets a 503", { status: 503 }],
] as const;

type Label = (typeof FAULTS)[number][0];

/** Breaks the next write in a way that is chosen, and none after it. */
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
    return html`<label
      >Next write
      <select @change=${({ target }: Event) => this.#choose((target as HTMLSelectElement).selectedIndex)}>
        <option .selected=${this.armed === undefined}>works</option>
        ${FAULTS.map(([label]) => html`<option .selected=${label === this.armed}>${label}</option>`)}
      </select></label
    >`;
  }

  /** By its place in the menu, of which the first is none. */
  #choose(at: number): void {
    const [label, rule] = FAULTS[at - 1] ?? [];
    this.#disarm();
    if (!rule) return;
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
