import { type CSSResult, css, html, nothing, type TemplateResult } from "lit";
import { BankElement } from "../bank-element.ts";
import { base } from "../styles/base.ts";
import { controls } from "../styles/controls.ts";

/** The verbs that are possible for a row now, as buttons; and what the bank refused, if it did. */
export abstract class VerbsView extends BankElement {
  static override properties = { rowId: { attribute: "row-id" } };
  static override styles: CSSResult[] = [
    base,
    controls,
    css`
      .verb input {
        inline-size: 76px;
      }

      [data-after]:focus {
        outline: none;
      }
    `,
  ];

  declare rowId: string;

  /** The verbs, in the order of the buttons. */
  protected abstract verbs(): readonly string[];
  /** Does one. */
  protected abstract act(verb: string): Promise<unknown>;

  /** What a verb needs to know beside the row. */
  protected argumentView(_verb: string): TemplateResult | typeof nothing {
    return nothing;
  }

  /** What every verb may be told besides. */
  protected extraView(): TemplateResult | typeof nothing {
    return nothing;
  }

  protected labelOf(verb: string): string {
    const words = verb.replaceAll("_", " ");
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.bank) return nothing;
    const verbs = this.verbs();
    return html`<section class="stack" aria-label="Verbs">
      ${
        verbs.length > 0
          ? html`<div class="bar" role="group" aria-label="Possible now">
              ${verbs.map(
                (verb) => html`<span class="bar verb" style="gap:4px">
                  <button aria-disabled=${this.busy} @click=${() => this.#do(verb)}>${this.labelOf(verb)}</button>
                  ${this.argumentView(verb)}
                </span>`,
              )}
            </div>`
          : html`<p class="muted small" tabindex="-1" data-after>Nothing can be done to it any more.</p>`
      }
      ${verbs.length > 0 ? this.extraView() : nothing} ${this.problemView()}
    </section>`;
  }

  async #do(verb: string): Promise<void> {
    await this.attempt(() => this.act(verb));
    await this.updateComplete;
    // The button that had the keyboard may be gone with the state that allowed it.
    if (!this.shadowRoot?.activeElement) {
      this.renderRoot.querySelector<HTMLElement>("button, [data-after]")?.focus();
    }
  }
}
