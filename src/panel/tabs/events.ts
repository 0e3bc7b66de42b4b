import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PanelBank, Row } from "../../code/bank.ts";
import type { Delivery, Event } from "../../products/index.ts";
import { ActionsView } from "../actions/actions.ts";
import { rowOf } from "../bank/collections.ts";
import { fieldStyles } from "../data/fields.ts";
import { RowSearch } from "../data/search.ts";
import { define } from "../define.ts";
import { DELIVERIES, eventStyles, eventView } from "../events/event.ts";
import { dayText, timeText, whole } from "../parts/format.ts";
import { icon } from "../parts/icons.ts";
import { statusBadge } from "../parts/status.ts";
import { rows } from "../styles/rows.ts";
import { shared } from "../styles/shared.ts";
import { ListTab } from "./list-tab.ts";
import { split } from "./split.ts";

/** Defines the elements of the tab. */
export function defineEvents(): void {
  define("sandbank-events", EventsTab);
  define("sandbank-actions", ActionsView);
}

/** *Events*: what happened, the latest first, and the one that was chosen with its deliveries. */
export class EventsTab extends ListTab<Row> {
  static override styles = [shared, split, rows, fieldStyles, eventStyles];

  readonly #events = new RowSearch();
  readonly #deliveries = new RowSearch();
  /** The deliveries of each event, as they were read last. */
  #byEvent: ReadonlyMap<string, readonly Delivery[]> = new Map();
  #read: readonly Row[] = [];

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has("at") && this.at?.[0] !== this.chosen) this.chosen = this.at?.[0];
  }

  override render(): TemplateResult | typeof nothing {
    const { bank } = this;
    if (!bank) return nothing;
    const found = this.#events.find(bank, "events", this.watch.version, this.query);
    return html`<div class="split" ?data-open=${this.chosen !== undefined}>
      <div class="list">
        <div class="tools">
          <input
            type="search"
            placeholder="Search type or payload"
            aria-label="Search events"
            .value=${this.query}
            @input=${this.seek}
          />
          <span class="count" role="status">${whole(found.length)}</span>
        </div>
        ${bank.db.webhooks?.count() ? nothing : WITHOUT_WEBHOOKS} ${this.#listView(bank, found)}
      </div>
      <div class="chosen" tabindex="-1">${this.#chosenView(bank, found.length > 0)}</div>
    </div>`;
  }

  #listView(bank: PanelBank, found: readonly Row[]): TemplateResult {
    if (found.length === 0)
      return html`<p class="empty">
        ${
          this.query.trim() === ""
            ? "No events yet. Create an ACH transfer or a card to see one."
            : "No events match."
        }
      </p>`;
    return this.list.view({
      label: "Events, latest first",
      items: found,
      keyOf: ({ id }) => String(id),
      row: (row) => this.#rowView(bank, eventOf(row)),
      chosen: this.chosen,
      choose: (id) => {
        void this.choose(id);
        this.announceAt(id);
      },
    });
  }

  #rowView(bank: PanelBank, { id, event_type, payload, created_at }: Event): TemplateResult {
    const statuses = new Set(this.#deliveriesOf(bank, id).map(({ status }) => status));
    return html`<span class="cut"><bdi>${event_type}</bdi></span>
      <span class="end">${[...statuses].map((status) => statusBadge(bank, DELIVERIES, status))}</span>
      <span class="cut second">${dayText(created_at)}, ${timeText(created_at, true)}</span>
      <span class="end second"><bdi>${String(payload.id)}</bdi></span>`;
  }

  #chosenView(bank: PanelBank, hasEvents: boolean): TemplateResult | typeof nothing {
    if (this.chosen === undefined)
      return hasEvents ? html`<p class="empty">Select an event to see its deliveries.</p>` : nothing;
    const row = rowOf(bank, "events", this.chosen);
    return html`<button class="bare back" @click=${this.#back}>${icon("back")} Events</button>
      ${
        row
          ? eventView(bank, eventOf(row), this.#deliveriesOf(bank, this.chosen), (collection, id) =>
              this.showRow(collection, id),
            )
          : html`<p class="empty">No event with ID ${this.chosen}.</p>`
      }`;
  }

  /** Oldest first. */
  #deliveriesOf(bank: PanelBank, id: string): readonly Delivery[] {
    const all = this.#deliveries.find(bank, DELIVERIES, this.watch.version, "");
    if (all !== this.#read) {
      this.#read = all;
      this.#byEvent = Map.groupBy(all.toReversed().map(deliveryOf), ({ event_id }) => event_id);
    }
    return this.#byEvent.get(id) ?? [];
  }

  readonly #back = (): Promise<void> => {
    this.announceAt();
    return this.close();
  };
}

const WITHOUT_WEBHOOKS = html`<p class="tools muted small">
  No webhook receives them. Create one with POST /v1/webhooks, or pass webhooks to eventResourcesWith.
</p>`;

// The tab is for banks alone whose collections have such rows.
const eventOf = (row: Row): Event => row as unknown as Event;
const deliveryOf = (row: Row): Delivery => row as unknown as Delivery;
