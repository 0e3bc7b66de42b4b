import { html, type TemplateResult } from "lit";
import { View } from "../parts/view.ts";
import "./transfer-form.ts";
import "./transfer-list.ts";

/** The demo: a small treasury front end. All it knows of the bank comes by plain `fetch`. */
export class TreasuryPage extends View {
  static override properties = { revision: { type: Number }, place: { type: String } };

  /** Goes up when the bank's rows may have changed. */
  declare revision: number;
  /** Which of its parts the address names. */
  declare place: string;

  constructor() {
    super();
    this.revision = 0;
    this.place = "";
  }

  protected override render(): TemplateResult {
    return html`<div class="split">
      <section aria-labelledby="transfers">
        <h2 id="transfers">Transfers</h2>
        <transfer-list .revision=${this.revision}></transfer-list>
      </section>
      <section aria-labelledby="create" class="card">
        <h2 id="create">New transfer</h2>
        <transfer-form .revision=${this.revision}></transfer-form>
      </section>
    </div>`;
  }
}

customElements.define("treasury-page", TreasuryPage);
