import { html, nothing, type TemplateResult } from "lit";
import type { Place } from "../app/address.ts";
import { View } from "../parts/view.ts";
import "./card-form.ts";
import "./card-list.ts";
import "./company-form.ts";
import "./company-list.ts";
import "./transfer-form.ts";
import "./transfer-list.ts";

const parts = [
  ["transfers", "Transfers", "New transfer"],
  ["cards", "Cards", "New card"],
  ["onboarding", "Onboarding", "New company"],
] as const;

/** The demo: a small treasury front end. It reaches the bank by plain `fetch` alone. */
export class TreasuryPage extends View {
  static override properties = { revision: { type: Number }, place: { attribute: false } };

  /** Goes up when the bank's rows may have changed. */
  declare revision: number;
  /** Which of its parts the address names. */
  declare place: Place;

  constructor() {
    super();
    this.revision = 0;
    this.place = { page: "treasury", parts: [] };
  }

  protected override render(): TemplateResult {
    const [name, title, create] = parts.find(([name]) => name === this.place.parts[0]) ?? parts[0];
    return html`
      <nav class="parts" aria-label="Treasury">
        ${parts.map(
          ([part, label]) =>
            html`<a href="#/treasury/${part}" aria-current=${part === name ? "page" : nothing}>${label}</a>`,
        )}
      </nav>
      <div class="split">
        <section aria-labelledby="list-title">
          <h2 id="list-title" class="unseen">${title}</h2>
          ${this.#list(name)}
        </section>
        <section aria-labelledby="form-title" class="card">
          <h2 id="form-title">${create}</h2>
          ${this.#form(name)}
        </section>
      </div>
    `;
  }

  #list(name: string): TemplateResult {
    if (name === "cards") return html`<card-list .revision=${this.revision}></card-list>`;
    if (name === "onboarding") return html`<company-list .revision=${this.revision}></company-list>`;
    return html`<transfer-list .revision=${this.revision}></transfer-list>`;
  }

  #form(name: string): TemplateResult {
    if (name === "cards") return html`<card-form .revision=${this.revision}></card-form>`;
    if (name === "onboarding") return html`<company-form .revision=${this.revision}></company-form>`;
    return html`<transfer-form .revision=${this.revision}></transfer-form>`;
  }
}

customElements.define("treasury-page", TreasuryPage);
