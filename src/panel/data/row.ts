import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { BankElement } from "../bank-element.ts";
import { jsonText } from "../format.ts";
import { statusBadge } from "../status.ts";
import { badges } from "../styles/badges.ts";
import { base } from "../styles/base.ts";
import { controls } from "../styles/controls.ts";
import { type Collection, nounOf, rowOf } from "./collections.ts";
import { fieldStyles, fieldsView } from "./fields.ts";
import { summaryOf } from "./summary.ts";
import { timelineStyles, timelineView } from "./timeline.ts";

/** One row: what may be done to it now, how it came here, its fields or its JSON. */
export class RowView extends BankElement {
  static override properties = {
    collection: {},
    rowId: { attribute: "row-id" },
    asJson: { state: true },
  };
  static override styles = [
    base,
    controls,
    badges,
    fieldStyles,
    timelineStyles,
    css`
      article {
        padding: var(--sandbank-3) var(--sandbank-4) var(--sandbank-5);
        gap: var(--sandbank-4);
        max-inline-size: 720px;
      }

      pre {
        padding: var(--sandbank-3);
        background: var(--sandbank-sunken);
        border-radius: var(--sandbank-radius);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
    `,
  ];

  declare collection: string;
  declare rowId: string;
  declare protected asJson: boolean;

  constructor() {
    super();
    this.asJson = false;
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
    const timeline = bank.timeline(collection as Collection, row.id).filter(({ status }) => status !== null);
    const next = bank.clock
      .upcoming(1000)
      .find((event) => event.collection === collection && event.id === String(row.id));
    return html`<article class="stack">
      <header class="stack" style="gap:4px">
        <div class="muted small">${nounOf(collection)} ${row.id}</div>
        <div class="bar spread">
          <h2><bdi>${title}</bdi></h2>
          ${amount ? html`<strong class="money">${amount}</strong>` : nothing}
        </div>
        ${status ? html`<div>${statusBadge(status)}</div>` : nothing}
      </header>
      ${this.#partsView(collection)}
      ${timeline.length > 0 ? timelineView(timeline, next, bank.clock.now()) : nothing}
      <section class="stack" aria-label="Content">
        <div class="segments" role="group" aria-label="Show as">
          <button aria-pressed=${!this.asJson} @click=${() => this.#showJson(false)}>Fields</button>
          <button aria-pressed=${this.asJson} @click=${() => this.#showJson(true)}>JSON</button>
        </div>
        ${
          this.asJson
            ? html`<pre tabindex="0" role="group" aria-label="JSON" dir="ltr">${jsonText(row)}</pre>`
            : fieldsView(bank, row, (collection, id) => this.showRow(collection, id))
        }
      </section>
    </article>`;
  }

  /** What only rows of one collection have. */
  #partsView(collection: string): TemplateResult | typeof nothing {
    const { bank, rowId } = this;
    if (collection === "companies")
      return html`<sandbank-company-actions .bank=${bank} .rowId=${rowId}></sandbank-company-actions>`;
    if (collection === "virtualCards")
      return html`<sandbank-card .bank=${bank} .rowId=${rowId}></sandbank-card>`;
    if (collection === "achTransfers")
      return html`<sandbank-ach-actions .bank=${bank} .rowId=${rowId}></sandbank-ach-actions>`;
    return nothing;
  }

  #showJson(asJson: boolean): void {
    this.asJson = asJson;
  }
}
