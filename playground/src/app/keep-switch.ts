import { html, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { followKeeping, keep, keepingOf, keepNoMore } from "../bank/keep.ts";
import { BusyView } from "../parts/busy-view.ts";
import { tell } from "../parts/messages.ts";
import { Updates } from "../parts/updates.ts";

/** Says what a reload does to the bank, and the switch that keeps it. */
export class KeepSwitch extends BusyView {
  static override properties = { ...BusyView.properties, bank: { attribute: false } };

  declare bank: CoreBank;
  protected readonly updates = new Updates(this, followKeeping);

  protected override render(): TemplateResult {
    const { isKept, isKeptElsewhere, isAtRisk } = keepingOf();
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
    await this.busy(async () => {
      if (input.checked) {
        await keep(this.bank);
        if (keepingOf().isKept) tell("The bank is kept: a reload goes on with it.");
      } else {
        await keepNoMore();
        tell("The bank is not kept any more: a reload begins with the opening rows.");
      }
      // The browser may have refused.
      input.checked = keepingOf().isKept;
    });
  };
}

function textOf(isKept: boolean, isAtRisk: boolean): string {
  if (isKept) return "A reload goes on with it.";
  return isAtRisk ? "A reload loses what you did." : "A reload starts over.";
}

customElements.define("keep-switch", KeepSwitch);
