import { html, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { type Place, placeOf } from "../parts/address.ts";
import { View } from "../parts/view.ts";
import "../treasury/treasury-page.ts";
import { beginWith } from "./begin-with.ts";
import "./break-next.ts";
import { recorderOf } from "./recorder.ts";

/** *Test*: what is done in the app at the left is written down as a test at the right, which runs in the page. */
export class TestPage extends View {
  static override properties = {
    bank: { attribute: false },
    revision: { type: Number },
    app: { state: true },
  };

  declare bank: CoreBank;
  declare revision: number;
  /** The place of the app at the left. */
  declare protected app: Place;

  constructor() {
    super();
    this.revision = 0;
    this.app = { page: "treasury", parts: ["transfers"] };
  }

  protected override render(): TemplateResult {
    return html`<div class="recorder">
      <section aria-labelledby="app-title" class="recorded-app" @click=${this.#stay}>
        <h2 id="app-title" tabindex="-1">Record a test</h2>
        <p class="hint">Use the app, move time, or make a request fail. Each step is recorded.</p>
        <div class="recorder-tools">${beginWith(this.bank)} <break-next .bank=${this.bank}></break-next></div>
        <treasury-page .revision=${this.revision} .place=${this.app}></treasury-page>
      </section>
      <section aria-labelledby="test-title">
        <h2 id="test-title">Your test</h2>
        ${recorderOf(this.bank)}
      </section>
    </div>`;
  }

  /** A link of the app stays on this page. */
  #stay(event: Event): void {
    const link = (event.target as Element).closest("a");
    const place = link && placeOf(link.hash);
    if (place?.page !== "treasury") return;
    event.preventDefault();
    this.app = place;
  }
}

customElements.define("test-page", TestPage);
