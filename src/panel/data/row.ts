import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { PanelBank, Row } from "../../code/bank.ts";
import { actionsOf } from "../actions/actions.ts";
import { CARD_ACTIONS, isCard } from "../actions/card.ts";
import { StatusAnnouncement } from "../actions/status-announcement.ts";
import { timelineStyles, timelineView } from "../actions/timeline.ts";
import { nounOf, rowOf } from "../bank/collections.ts";
import { RowElement } from "../bank/row-element.ts";
import { jsonText } from "../parts/format.ts";
import { statusBadge } from "../parts/status.ts";
import { shared } from "../styles/shared.ts";
import { fieldStyles, fieldsView } from "./fields.ts";
import { pictureStyles, picturesView } from "./pictures.ts";
import { summaryOf } from "./summary.ts";

/** One row: what may be done to it now, the statuses it has had, its fields or its JSON. */
export class RowView extends RowElement {
  static override properties = {
    asJson: { state: true },
    withMore: { state: true },
  };
  static override styles = [shared, fieldStyles, pictureStyles, timelineStyles, css`    `];

  declare protected asJson: boolean;
  declare protected withMore: boolean;
  readonly #announcement = new StatusAnnouncement();

  constructor() {
    super();
    this.asJson = false;
    this.withMore = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has("rowId") || changed.has("collection")) this.problem = undefined;
  }

  override render(): TemplateResult | typeof nothing {
    const { bank, collection } = this;
    const row = bank && rowOf(bank, collection, this.rowId);
    if (!bank || !row) return nothing;
    const { title, status, amount } = summaryOf(bank, collection, row);
    this.#announcement.update(bank, collection, this.rowId, status);
    const timeline = bank.timeline(collection, row.id).filter(({ status }) => status !== null);
    const [next] = bank.clock.upcoming(1, { collection, id: row.id });
    const badge = (status: string) => statusBadge(bank, collection, status);
    return html`<article class="article stack">
      <header class="stack tight">
        <div class="muted small">${nounOf(bank, collection)} ${row.id}</div>
        <div class="bar spread">
          <h2><bdi>${title}</bdi></h2>
          ${amount ? html`<strong class="money">${amount}</strong>` : nothing}
        </div>
        ${status ? html`<div>${badge(status)}</div>` : nothing}
      </header>
      ${keyed(`${collection}/${row.id}`, this.#partsView(bank, row))}
      ${timeline.length > 0 ? timelineView(badge, timeline, next, bank.clock.now()) : nothing}
      ${this.problemView()}${picturesView(bank, collection, row, (error) => this.showProblem(error))}
      <section class="stack" aria-label="Content">
        <div class="segments" role="group" aria-label="Show as">
          <button aria-pressed=${!this.asJson} @click=${() => this.#showJson(false)}>Fields</button>
          <button aria-pressed=${this.asJson} @click=${() => this.#showJson(true)}>JSON</button>
        </div>
        ${
          this.asJson
            ? html`<pre tabindex="0" role="group" aria-label="JSON" dir="ltr">${jsonText(row)}</pre>`
            : fieldsView(bank, collection, row, (collection, id) => this.showRow(collection, id))
        }
      </section>
      <p class="out" role="status">${this.#isDrawn ? nothing : this.#announcement.text}</p>
    </article>`;
  }

  /** Whether its lifecycle is shown, which announces it itself. */
  get #isDrawn(): boolean {
    return this.renderRoot.querySelector(".pictures[open]") !== null;
  }

  /** What can be done to it; a card has a view of its own, which leaves the rarer arguments to the forms of its actions. */
  #partsView(bank: PanelBank, row: Row): TemplateResult {
    const { collection, rowId } = this;
    if (!isCard(row)) return this.#actionsView(bank, []);
    const others = actionsOf(bank, collection, CARD_ACTIONS);
    return html`<sandbank-card .bank=${bank} .collection=${collection} .rowId=${rowId}></sandbank-card>
      ${
        others.length > 0
          ? html`<details @toggle=${this.#toggleMore}>
              <summary class="muted small">${others.map(({ title }) => title).join(", ")} with options</summary>
              ${this.withMore ? this.#actionsView(bank, CARD_ACTIONS) : nothing}
            </details>`
          : nothing
      }`;
  }

  #actionsView(bank: PanelBank, without: readonly string[]): TemplateResult {
    const { collection, rowId } = this;
    if (actionsOf(bank, collection, without).length === 0) return html``;
    return html`<sandbank-actions
      .bank=${bank}
      .collection=${collection}
      .rowId=${rowId}
      .without=${without}
    ></sandbank-actions>`;
  }

  readonly #toggleMore = (event: Event): void => {
    this.withMore = (event.target as HTMLDetailsElement).open;
  };

  #showJson(asJson: boolean): void {
    this.asJson = asJson;
  }
}
