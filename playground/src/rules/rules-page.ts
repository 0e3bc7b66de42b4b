import { html, nothing, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { loadLifecycle, messageOf } from "sandbank/internal";
import { addressOf, type Place } from "../parts/address.ts";
import { unknownPlace } from "../parts/unknown.ts";
import { View } from "../parts/view.ts";

/** The rows of a collection that the page offers, at most: the newest. */
const MOST_ROWS = 100;

/** The lifecycle of each resource as a picture, of all rows or with the way of one. */
export class RulesPage extends View {
  static override properties = {
    bank: { attribute: false },
    place: { attribute: false },
    revision: { type: Number },
    problem: { state: true },
  };

  declare bank: CoreBank;
  /** The collection, and the row, that the address names. */
  declare place: Place;
  /** Goes up when the bank's rows may have changed. */
  declare revision: number;
  declare protected problem: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    loadLifecycle().catch((error: unknown) => {
      this.problem = messageOf(error);
    });
  }

  protected override render(): TemplateResult {
    const described = Object.values(this.bank.resources).filter(({ lifecycle }) => lifecycle !== null);
    const [asked, id] = this.place.parts;
    const chosen =
      asked === undefined ? described[0] : described.find(({ collection }) => collection === asked);
    return html`
      <nav class="parts" aria-label="Rules">
        ${described.map(
          ({ collection, plural }) =>
            html`<a
              href=${addressOf({ page: "rules", parts: [collection] })}
              aria-current=${collection === chosen?.collection ? "page" : nothing}
              >${plural}</a
            >`,
        )}
      </nav>
      ${this.problem === undefined ? nothing : html`<p class="alert" role="alert">The pictures could not be loaded: ${this.problem}</p>`}
      ${
        chosen
          ? this.#pictures(chosen.collection, chosen.noun, id)
          : unknownPlace(
              `There is no lifecycle of ${asked}.`,
              described.map(({ collection, plural }) => [
                addressOf({ page: "rules", parts: [collection] }),
                plural,
              ]),
            )
      }
    `;
  }

  #pictures(collection: string, noun: string, id: string | undefined): TemplateResult {
    const rows = this.#rows(collection);
    const beyond = this.place.parts.length > 2;
    if (beyond || (id !== undefined && !rows.some((row) => String(row.id) === id)))
      return unknownPlace(
        beyond ? `There is nothing at “rules/${this.place.parts.join("/")}”.` : `There is no ${noun} ${id}.`,
        [[addressOf({ page: "rules", parts: [collection] }), `How one ${noun} changes status`]],
      );
    return html`<section class="rules" aria-labelledby="rules-title">
      <h2 id="rules-title" tabindex="-1">How one ${noun} changes status</h2>
      <div class="field">
        <label for="rules-row">Show the way of</label>
        <select id="rules-row" @change=${(event: Event) => this.#go(collection, event)}>
          <option value="" ?selected=${id === undefined}>no ${noun}: the rules alone</option>
          ${rows.map(
            (row) =>
              html`<option value=${row.id} ?selected=${String(row.id) === id}>${noun} ${row.id}: ${row.status}</option>`,
          )}
        </select>
      </div>
      <sandbank-lifecycle
        .bank=${this.bank}
        .collection=${collection}
        .rowId=${id}
      ></sandbank-lifecycle>
      ${id !== undefined ? html`<sandbank-stepped-line .bank=${this.bank} .collection=${collection} .rowId=${id}></sandbank-stepped-line>` : nothing}
    </section>`;
  }

  /** The newest rows first; the one that the address names is among them however old it is. */
  #rows(collection: string): readonly { readonly id: string | number; readonly status: string }[] {
    const readers: Readonly<
      Record<string, { all(): readonly { readonly id: string | number; readonly status?: unknown }[] }>
    > = this.bank.db;
    const all = (readers[collection]?.all() ?? []).map(({ id, status }) => ({ id, status: String(status) }));
    const newest = all.slice(-MOST_ROWS).reverse();
    const named = all.find(({ id }) => String(id) === this.place.parts[1]);
    return named && !newest.includes(named) ? [...newest, named] : newest;
  }

  #go(collection: string, event: Event): void {
    const { value } = event.currentTarget as HTMLSelectElement;
    location.hash = addressOf({
      ...this.place,
      page: "rules",
      parts: [collection, ...(value ? [value] : [])],
    });
  }
}

customElements.define("rules-page", RulesPage);
