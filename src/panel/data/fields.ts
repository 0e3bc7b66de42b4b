import { css, html, type TemplateResult } from "lit";
import type { PanelBank, Row } from "../../code/bank.ts";
import { rowOf, targetOf } from "../bank/collections.ts";
import { jsonText, money, whole } from "../parts/format.ts";
import { statusBadge } from "../parts/status.ts";
import { summaryOf } from "./summary.ts";

/** Longer text than this is folded. */
const LONG = 300;
const MONEY = /(^|_)(amount|balance)$|^per_transaction_(min|max)$/;

type Go = (collection: string, id: string | number) => void;

export function fieldsView(bank: PanelBank, collection: string, row: Row, go: Go): TemplateResult {
  return html`<dl>
    ${Object.entries(row).map(([name, value]) => {
      const target = targetOf(bank, collection, name);
      const shown = target
        ? linkView(bank, target, value, go)
        : name === "status" && typeof value === "string"
          ? statusBadge(bank, collection, value)
          : valueView(name, value, row);
      return html`<div class="field">
        <dt>${breakable(name)}</dt>
        <dd>${shown}</dd>
      </div>`;
    })}
  </dl>`;
}

/** A name that is broken, where it must be, after an underscore. */
export function breakable(name: string): TemplateResult[] {
  return name.split(/(?<=_)/).map((part) => html`${part}<wbr />`);
}

/** The value of a field of a row. */
export function valueView(name: string, value: unknown, row: Row): TemplateResult | string {
  if (value === null) return html`<span class="muted">null</span>`;
  if (value === "") return html`<span class="muted">""</span>`;
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number")
    return MONEY.test(name) ? moneyView(value, row) : html`<span class="number">${value}</span>`;
  if (typeof value === "string") return textView(value);
  const isEmpty = Object.keys(value as object).length === 0;
  if (isEmpty) return html`<span class="muted">${jsonText(value)}</span>`;
  return html`<pre dir="ltr">${jsonText(value)}</pre>`;
}

function moneyView(cents: number, row: Row): TemplateResult {
  const currency = typeof row.currency === "string" ? row.currency : "USD";
  return html`<span class="money">${money(cents, currency)}</span> <span class="muted small">${cents} cents</span>`;
}

/** A text, folded where it is long. */
export function textView(text: string): TemplateResult {
  if (text.length <= LONG) return html`<bdi>${text}</bdi>`;
  return html`<details>
    <summary><bdi>${text.slice(0, LONG)}…</bdi> <span class="muted small">show all ${whole(text.length)} characters</span></summary>
    <bdi class="whole">${text}</bdi>
  </details>`;
}

function linkView(bank: PanelBank, collection: string, value: unknown, go: Go): TemplateResult {
  const ids = (Array.isArray(value) ? value : [value]).filter(
    (id) => typeof id === "number" || typeof id === "string",
  );
  if (ids.length === 0) return html`<span class="muted">${value === null ? "null" : "[]"}</span>`;
  return html`<span class="bar">${ids.map((id) =>
    rowOf(bank, collection, id)
      ? html`<button class="link" @click=${() => go(collection, id)}>
            <span class="id">${id}</span> <bdi>${nameOf(bank, collection, id)}</bdi>
          </button>`
      : html`<span>${id}</span>`,
  )}</span>`;
}

/** What a row is called, where that says more than its id. */
function nameOf(bank: PanelBank, collection: string, id: string | number): string {
  const row = rowOf(bank, collection, id);
  return row ? summaryOf(bank, collection, row).title : "";
}

export const fieldStyles = css`
  dl {
    border-block-start: 1px solid var(--sandbank-line);
  }

  .field {
    display: grid;
    grid-template-columns: minmax(110px, 2fr) minmax(0, 5fr);
    gap: var(--sandbank-3);
    padding-block: 3px;
    border-block-end: 1px solid var(--sandbank-line);
    align-items: baseline;
  }

  dt {
    font-family: var(--sandbank-mono);
    font-size: var(--sandbank-size-small);
    color: var(--sandbank-muted);
    overflow-wrap: anywhere;
  }

  details[open] summary bdi {
    display: none;
  }

  .whole {
    display: block;
  }

  .id {
    flex: none;
  }
`;
