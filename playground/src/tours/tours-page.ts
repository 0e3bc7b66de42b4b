import { html, nothing, type TemplateResult } from "lit";
import type { Bank } from "sandbank";
import type { Place } from "../app/address.ts";
import { View } from "../parts/view.ts";
import "./tour-view.ts";
import { TOURS } from "./tours.ts";

/** The tours, and the one that is being taken. */
export class ToursPage extends View {
  static override properties = { bank: { attribute: false }, place: { attribute: false } };

  declare bank: Bank;
  /** Names a tour; the first one otherwise. */
  declare place: Place;

  protected override render(): TemplateResult {
    const chosen = TOURS.find(({ name }) => name === this.place.parts[0]) ?? TOURS[0];
    if (!chosen) return html``;
    return html`<div class="tours">
      <nav aria-label="Tours">
        <ol class="tour-list">
          ${TOURS.map(
            ({ name, title, about, steps }) => html`<li>
              <a href="#/tours/${name}" aria-current=${name === chosen.name ? "page" : nothing}>
                <b>${title}</b><span class="aside about">${about}</span>
                <span class="aside figures">${steps.length} steps</span>
              </a>
            </li>`,
          )}
        </ol>
      </nav>
      <section aria-label="Tour"><tour-view .bank=${this.bank} .tour=${chosen}></tour-view></section>
    </div>`;
  }
}

customElements.define("tours-page", ToursPage);
