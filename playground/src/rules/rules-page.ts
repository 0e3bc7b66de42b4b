import { html, nothing, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { loadLifecycle, messageOf, toneOf } from "sandbank/internal";
import { addressOf, type Place } from "../parts/address.ts";
import { markOf } from "../parts/status-mark.ts";
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
      <nav class="parts" aria-label="Lifecycles">
        ${described.map(
          ({ collection, plural }) =>
            html`<a
              href=${addressOf({ page: "rules", parts: [collection] })}
              aria-current=${collection === chosen?.collection ? "page" : nothing}
              >${plural}</a
            >`,
        )}
      </nav>
      ${this.problem === undefined ? nothing : html`<p class="alert" role="alert">The diagram couldn't be loaded: ${this.problem}</p>`}
      ${
        chosen
          ? this.#pictures(chosen.collection, chosen.noun, id)
          : unknownPlace(
              `No lifecycle for ${asked}.`,
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
        beyond ? `Nothing found at “rules/${this.place.parts.join("/")}”.` : `No ${noun} with ID ${id}.`,
        [[addressOf({ page: "rules", parts: [collection] }), `Lifecycle: ${noun}`]],
      );
    return html`<section class="rules" aria-labelledby="rules-title">
      <h2 id="rules-title" tabindex="-1">Lifecycle: ${noun}</h2>
      <div class="field">
        <label for="rules-row">Highlight</label>
        <select id="rules-row" @change=${(event: Event) => this.#go(collection, event)}>
          <option value="" ?selected=${id === undefined}>none</option>
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
      <ul class="by-status">
        ${[...Map.groupBy(rows, ({ status }) => status)].map(
          ([status, all]) => html`<li>
            ${markOf(status, toneOf(this.bank, collection, status) ?? "held")}
            <span>${all.map((row) => this.#link(collection, noun, row.id, id))}</span>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  #link(collection: string, noun: string, row: string | number, chosen: string | undefined): TemplateResult {
    return html`<a
        href=${addressOf({ page: "rules", parts: [collection, String(row)] })}
        aria-label="${noun} ${row}"
        aria-current=${String(row) === chosen ? "true" : nothing}
        >#${row}</a
      > `;
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
