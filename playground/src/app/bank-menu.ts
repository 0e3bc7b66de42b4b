import { html, svg, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { followKeeping, keep, keepingOf, keepNoMore } from "../bank/keep.ts";
import { chooseFile } from "../failure/open-file.ts";
import { BusyView } from "../parts/busy-view.ts";
import { tell } from "../parts/messages.ts";
import { Updates } from "../parts/updates.ts";

const dots = svg`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 8h.01M8 8h.01M13 8h.01" /></svg>`;

/** What a reload does to the bank with the switch that keeps it, and the way to open a file in its place. */
export class BankMenu extends BusyView {
  static override properties = { ...BusyView.properties, bank: { attribute: false } };

  declare bank: CoreBank;
  protected readonly updates = new Updates(this, followKeeping);

  protected override render(): TemplateResult {
    const { isKept, isKeptElsewhere, isAtRisk } = keepingOf();
    return html`<button type="button" class="icon" popovertarget="bank-menu" aria-label="Bank options" ?data-risk=${isAtRisk}>${dots}</button>
      <div class="popover" id="bank-menu" popover>
        <label class="check">
          <input type="checkbox" .checked=${isKept} aria-describedby="keep-text" @change=${this.#change} />Save this bank in the browser
        </label>
        <p class="aside" id="keep-text">
          ${isKeptElsewhere ? "Another tab keeps a bank. Reloading opens that one." : textOf(isKept, isAtRisk)}
        </p>
        <button type="button" @click=${chooseFile}>Open a file…</button>
      </div>`;
  }

  readonly #change = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    if (this.isBusy) return;
    await this.busy(async () => {
      if (input.checked) {
        await keep(this.bank);
        if (keepingOf().isKept) tell("Bank saved in this browser. It survives a reload.");
      } else {
        await keepNoMore();
        tell("Bank no longer saved. Reloading starts over.");
      }
      // The browser may have refused.
      input.checked = keepingOf().isKept;
    });
  };
}

function textOf(isKept: boolean, isAtRisk: boolean): string {
  if (isKept) return "It survives a reload.";
  return isAtRisk ? "Reloading loses your changes." : "Reloading starts over.";
}

customElements.define("bank-menu", BankMenu);
