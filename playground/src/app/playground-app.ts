import { html, type TemplateResult } from "lit";
import type { Bank } from "../../../src/index.ts";
import { View } from "../parts/view.ts";
import "./bank-clock.ts";
import "../treasury/transfer-form.ts";
import "../treasury/transfer-list.ts";

/** The whole page. It is shown once the bank answers, or with the reason why it does not. */
export class PlaygroundApp extends View {
  static override properties = {
    bank: { attribute: false },
    failure: { attribute: false },
    revision: { state: true },
  };

  declare bank: Bank | undefined;
  /** Why the bank could not be started. */
  declare failure: string | undefined;
  declare protected revision: number;

  constructor() {
    super();
    this.revision = 0;
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("bank") || !this.bank) return;
    const moved = () => {
      this.revision += 1;
    };
    this.bank.on("change", moved);
    this.bank.on("reset", moved);
  }

  protected override render(): TemplateResult {
    return html`
      <header class="top">
        <h1><img src=${new URL("../../icon.svg", import.meta.url).href} alt="" width="24" height="24" />Sandbank</h1>
        <bank-clock .bank=${this.bank}></bank-clock>
      </header>
      <main>${this.failure ? html`<p class="alert" role="alert">${this.failure}</p>` : this.#content()}</main>
    `;
  }

  #content(): TemplateResult {
    if (!this.bank) return html`<p class="empty" role="status">Starting the bank …</p>`;
    return html`<div class="split">
      <section aria-labelledby="transfers">
        <h2 id="transfers">Transfers</h2>
        <transfer-list .revision=${this.revision}></transfer-list>
      </section>
      <section aria-labelledby="create">
        <h2 id="create">New transfer</h2>
        <transfer-form .revision=${this.revision}></transfer-form>
      </section>
    </div>`;
  }
}

customElements.define("playground-app", PlaygroundApp);
