import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import { BankElement } from "../bank/bank-element.ts";
import { HistoryWatch, historyOf } from "../bank/history.ts";
import { icon } from "../parts/icons.ts";
import { shared } from "../styles/shared.ts";
import { changeText, type LastChange, lastChangeOf } from "./last-change.ts";

/** Takes back what changed the bank last, which it names; the history has the way forward again. */
export class UndoButton extends BankElement {
  static override properties = { undone: { state: true } };
  static override styles = [
    shared,
    css`
      :host {
        font-size: var(--sandbank-size-small);
      }

      button {
        min-block-size: 24px;
        max-inline-size: 100%;
        padding-inline: 4px;
        gap: 5px;
      }

      button > span {
        overflow: hidden;
        text-overflow: ellipsis;
        min-inline-size: 0;
      }

      button .what {
        color: var(--sandbank-muted);
      }
    `,
  ];

  declare protected undone: string | undefined;
  readonly #history = new HistoryWatch(this);

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!changed.has("bank")) return;
    this.undone = undefined;
    this.#history.follow(this.bank);
  }

  override render(): TemplateResult | typeof nothing {
    const { bank } = this;
    if (!bank) return nothing;
    const { entries, problem } = historyOf(bank);
    // The History tab says why there is none.
    const last = problem === undefined ? lastChangeOf(entries) : undefined;
    const what = last && changeText(bank, last.entry);
    return html`${
      last
        ? html`<button class="bare" aria-label="Undo: ${what}" title="Undo: ${what}" aria-disabled=${this.busy} @click=${() => this.#undo(bank, last, what ?? "")}>
            ${icon("undo")} <span>Undo <span class="what" dir="ltr">${what}</span></span>
          </button>`
        : nothing
    }<span class="out" role="status">${this.undone === undefined ? nothing : `Undone: ${this.undone}.`}</span>${this.problemView()}`;
  }

  async #undo(bank: PanelBank, { before }: LastChange, what: string): Promise<void> {
    const isUndone = await this.attempt(() => bank.history.goTo(before));
    if (isUndone) this.undone = what;
    await historyOf(bank).readAgain();
  }
}
