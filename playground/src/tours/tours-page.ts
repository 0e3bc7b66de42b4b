import { html, nothing, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { addressOf, type Place } from "../parts/address.ts";
import { unknownPlace } from "../parts/unknown.ts";
import { View } from "../parts/view.ts";
import "./tour-view.ts";
import { TOURS } from "./tours.ts";

/** The tours, and the one that is being taken. */
export class ToursPage extends View {
  static override properties = { bank: { attribute: false }, place: { attribute: false } };

  declare bank: CoreBank;
  /** Names a tour; the first one otherwise. */
  declare place: Place;

  protected override render(): TemplateResult {
    const [name, step, ...beyond] = this.place.parts;
    const chosen = name === undefined ? TOURS[0] : TOURS.find((tour) => tour.name === name);
    const number = step === undefined ? undefined : Number(step);
    const isKnown = beyond.length === 0 && (number === undefined || chosen?.steps[number - 1] !== undefined);
    return html`<div class="tours">
      <nav aria-label="Tours">
        <ol class="tour-list">
          ${TOURS.map(
            ({ name, title, about, steps }) => html`<li>
              <a href="#/tours/${name}" aria-current=${name === chosen?.name ? "page" : nothing}>
                <b>${title}</b><span class="aside about">${about}</span>
                <span class="aside figures">${steps.length} steps</span>
              </a>
            </li>`,
          )}
        </ol>
      </nav>
      <section aria-label="Tour">
        ${
          chosen && isKnown
            ? html`<tour-view .bank=${this.bank} .tour=${chosen} .step=${number}></tour-view>`
            : unknownPlace(
                chosen ? `“${chosen.title}” has no step ${step}.` : `No tour named “${name}”.`,
                TOURS.map(({ name, title }) => [addressOf({ page: "tours", parts: [name] }), title] as const),
              )
        }
      </section>
    </div>`;
  }
}

customElements.define("tours-page", ToursPage);
