import { html, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { KeepState, keep, keepNoMore } from "../bank/keep.ts";
import { tell } from "../parts/messages.ts";
import { View } from "../parts/view.ts";

/** Says what a reload does to the bank, and the switch that keeps it. */
export class KeepSwitch extends View {
  static override properties = { bank: { attribute: false }, isBusy: { state: true } };

  declare bank: CoreBank;
  declare protected isBusy: boolean;
  readonly #state = new KeepState(this);

  constructor() {
    super();
    this.isBusy = false;
  }

  protected override render(): TemplateResult {
    const { isKept, isKeptElsewhere, isAtRisk } = this.#state;
    return html`<div class="keep" ?data-risk=${isAtRisk}>
      <label class="check">
        <input type="checkbox" .checked=${isKept} aria-describedby="keep-text" @change=${this.#change} /><span
          >Keep this bank<span class="more"> in the browser</span></span
        >
      </label>
      <span class="aside" id="keep-text">${isKeptElsewhere ? "A reload takes the bank of another tab." : textOf(isKept, isAtRisk)}</span>
    </div>`;
  }

  readonly #change = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    if (this.isBusy) return;
    this.isBusy = true;
    if (input.checked) {
      await keep(this.bank);
      if (this.#state.isKept) tell("The bank is kept: a reload goes on with it.");
    } else {
      await keepNoMore();
      tell("The bank is not kept any more: a reload begins with the opening rows.");
    }
    // The browser may have refused.
    input.checked = this.#state.isKept;
    this.isBusy = false;
  };
}

function textOf(isKept: boolean, isAtRisk: boolean): string {
  if (isKept) return "A reload goes on with it.";
  return isAtRisk ? "A reload loses what you did." : "A reload begins it anew.";
}

customElements.define("keep-switch", KeepSwitch);
