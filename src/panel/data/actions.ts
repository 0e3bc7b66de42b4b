import { type CSSResult, css, html, nothing, type TemplateResult } from "lit";
import { BankElement } from "../bank-element.ts";
import { base } from "../styles/base.ts";
import { controls } from "../styles/controls.ts";

/** The actions that are possible for a row now, as buttons; and what the bank refused, if it did. */
export abstract class ActionsView extends BankElement {
  static override properties = { rowId: { attribute: "row-id" } };
  static override styles: CSSResult[] = [
    base,
    controls,
    css`
      .action input {
        inline-size: 76px;
      }

      [data-after]:focus {
        outline: none;
      }
    `,
  ];

  declare rowId: string;

  /** The actions, in the order of the buttons. */
  protected abstract actions(): readonly string[];
  /** Does one. */
  protected abstract act(action: string): Promise<unknown>;

  /** What a action needs to know beside the row. */
  protected argumentView(_action: string): TemplateResult | typeof nothing {
    return nothing;
  }

  /** What every action may be told besides. */
  protected extraView(): TemplateResult | typeof nothing {
    return nothing;
  }

  protected labelOf(action: string): string {
    const words = action.replaceAll("_", " ");
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.bank) return nothing;
    const actions = this.actions();
    return html`<section class="stack" aria-label="Actions">
      ${
        actions.length > 0
          ? html`<div class="bar" role="group" aria-label="Possible now">
              ${actions.map(
                (action) => html`<span class="bar action" style="gap:4px">
                  <button aria-disabled=${this.busy} @click=${() => this.#do(action)}>${this.labelOf(action)}</button>
                  ${this.argumentView(action)}
                </span>`,
              )}
            </div>`
          : html`<p class="muted small" tabindex="-1" data-after>Nothing can be done to it any more.</p>`
      }
      ${actions.length > 0 ? this.extraView() : nothing} ${this.problemView()}
    </section>`;
  }

  async #do(action: string): Promise<void> {
    await this.attempt(() => this.act(action));
    await this.updateComplete;
    // The button that had the keyboard may be gone with the state that allowed it.
    if (!this.shadowRoot?.activeElement) {
      this.renderRoot.querySelector<HTMLElement>("button, [data-after]")?.focus();
    }
  }
}
