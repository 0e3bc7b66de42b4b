import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PanelBank, Row } from "../../code/bank.ts";
import { ActionsView } from "../actions/actions.ts";
import { CardView } from "../actions/card.ts";
import { PurchaseForm } from "../actions/purchase.ts";
import { collectionsOf, pluralOf, rowOf } from "../bank/collections.ts";
import { reservedStyles, reservedView } from "../data/reserved.ts";
import { RowView } from "../data/row.ts";
import { RowSearch } from "../data/search.ts";
import { summaryOf } from "../data/summary.ts";
import { define } from "../define.ts";
import { whole } from "../parts/format.ts";
import { icon } from "../parts/icons.ts";
import { statusBadge } from "../parts/status.ts";
import { rows } from "../styles/rows.ts";
import { shared } from "../styles/shared.ts";
import { ListTab } from "./list-tab.ts";
import { split } from "./split.ts";

/** Defines the elements of the tab. */
export function defineData(): void {
  define("sandbank-data", DataTab);
  define("sandbank-row", RowView);
  define("sandbank-actions", ActionsView);
  define("sandbank-card", CardView);
  define("sandbank-purchase", PurchaseForm);
}

/** *Data*: every collection with its count, its rows to search, and the one that was chosen. */
export class DataTab extends ListTab<Row> {
  static override properties = {
    ...ListTab.properties,
    collection: { state: true },
  };
  static override styles = [
    shared,
    split,
    rows,
    reservedStyles,
    css`
      nav {
        display: none;
      }

      nav button {
        display: flex;
        justify-content: space-between;
        inline-size: 100%;
        border: 0;
        border-radius: 0;
        padding: 3px var(--sandbank-3);
        background: none;
      }

      nav button[aria-current="true"] {
        font-weight: 600;
      }

      @container panel (min-width: 900px) {
        .split {
          grid-template-columns: 180px minmax(300px, 4fr) minmax(0, 6fr);
        }

        nav {
          display: block;
          overflow: auto;
          padding-block: var(--sandbank-2);
          border-inline-end: 1px solid var(--sandbank-line);
        }

        .tools select {
          display: none;
        }
      }
    `,
  ];

  declare protected collection: string | undefined;
  readonly #search = new RowSearch();

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has("bank") && changed.get("bank")) this.chosen = undefined;
    if (changed.has("at")) this.#goTo(this.at ?? []);
  }

  override render(): TemplateResult | typeof nothing {
    const { bank } = this;
    if (!bank) return nothing;
    const names = collectionsOf(bank);
    const collection = names.find((name) => name === this.collection) ?? firstFilled(bank, names);
    const row = this.chosen === undefined ? undefined : rowOf(bank, collection, this.chosen);
    const counts = names.map((name) => [name, bank.db[name]?.count() ?? 0] as const);
    return html`<div class="split" ?data-open=${this.chosen !== undefined}>
      <nav aria-label="Collections">
        ${counts.map(
          ([name, count]) =>
            html`<button aria-current=${name === collection} @click=${() => this.#open(name)}>
              <span>${pluralOf(bank, name)}</span><span class=${count ? "" : "muted"}>${whole(count)}</span>
            </button>`,
        )}
      </nav>
      <div class="list">
        <div class="tools">
          <select
            aria-label="Collection"
            @change=${(event: Event) => this.#open((event.target as HTMLSelectElement).value)}
          >
            ${counts.map(
              ([name, count]) =>
                html`<option value=${name} ?selected=${name === collection} .selected=${name === collection}>
                  ${pluralOf(bank, name)} (${whole(count)})
                </option>`,
            )}
          </select>
          <input
            type="search"
            placeholder="Search"
            aria-label="Search ${pluralOf(bank, collection)}"
            .value=${this.query}
            @input=${this.seek}
          />
          ${this.#countView(bank, collection)}
        </div>
        ${reservedView(bank, collection)} ${this.#listView(bank, collection)}
      </div>
      <div class="chosen" tabindex="-1">${this.#chosenView(bank, collection, row)}</div>
    </div>`;
  }

  #countView(bank: PanelBank, collection: string) {
    if (this.query.trim() === "") return nothing;
    const found = this.#found(bank, collection).length;
    return html`<span class="count" role="status">${whole(found)} found</span>`;
  }

  #listView(bank: PanelBank, collection: string): TemplateResult {
    const items = this.#found(bank, collection);
    if (items.length === 0) {
      const text = this.query.trim() === "" ? `No ${pluralOf(bank, collection)} yet.` : "No rows match.";
      return html`<p class="empty">${text}</p>`;
    }
    return this.list.view({
      label: pluralOf(bank, collection),
      items,
      keyOf: (row) => String(row.id),
      row: (row) => rowView(bank, collection, row),
      chosen: this.chosen,
      choose: (id) => {
        this.collection = collection;
        void this.choose(id);
        this.announceAt(collection, id);
      },
    });
  }

  #chosenView(bank: PanelBank, collection: string, row: Row | undefined): TemplateResult {
    if (this.chosen === undefined) {
      const hasRows = this.#found(bank, collection).length > 0;
      return hasRows ? html`<p class="empty">Select a row to see its details.</p>` : html``;
    }
    return html`<button class="bare back" @click=${this.#back}>${icon("back")} ${pluralOf(bank, collection)}</button>
      ${
        row
          ? html`<sandbank-row
              .bank=${bank}
              .collection=${collection}
              .rowId=${this.chosen}
            ></sandbank-row>`
          : html`<p class="empty">No row with ID ${this.chosen}.</p>`
      }`;
  }

  #found(bank: PanelBank, collection: string): readonly Row[] {
    return this.#search.find(bank, collection, this.watch.version, this.query);
  }

  #goTo([collection, id]: readonly string[]): void {
    if (collection === this.collection && id === this.chosen) return;
    this.query = "";
    if (collection !== this.collection) this.list.scrollToTop();
    this.collection = collection;
    this.chosen = id;
  }

  #open(collection: string): void {
    this.collection = collection;
    this.chosen = undefined;
    this.list.scrollToTop();
    this.announceAt(collection);
  }

  readonly #back = (): Promise<void> => {
    if (this.collection !== undefined) this.announceAt(this.collection);
    return this.close();
  };
}

function rowView(bank: PanelBank, collection: string, row: Row): TemplateResult {
  const { title, details, status, amount } = summaryOf(bank, collection, row);
  return html`<span class="cut"><bdi>${title}</bdi></span><span class="end">${amount ?? ""}</span>
    <span class="cut second"><bdi>${details}</bdi></span><span class="end">${status ? statusBadge(bank, collection, status) : ""}</span>`;
}

function firstFilled(bank: PanelBank, names: readonly string[]): string {
  return names.find((name) => (bank.db[name]?.count() ?? 0) > 0) ?? names[0] ?? "";
}
