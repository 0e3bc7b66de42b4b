import { css, html, nothing, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";

/** The reserved values of a collection, folded: what to send, and what becomes of it. */
export function reservedView(bank: PanelBank, collection: string): TemplateResult | typeof nothing {
  const { reserved = [] } = bank.resources[collection] ?? {};
  if (reserved.length === 0) return nothing;
  return html`<details class="reserved">
    <summary>Reserved test values (${reserved.length})</summary>
    <ul>
      ${reserved.map(
        ({ field, action, value, outcome }) =>
          html`<li>
            <span class="muted">${action === undefined ? field : `${field} of ${action}`}</span>
            <code><bdi>${value}</bdi></code>: <bdi>${outcome}</bdi>
          </li>`,
      )}
    </ul>
  </details>`;
}

export const reservedStyles = css`
  .reserved {
    flex: none;
    max-block-size: 40%;
    overflow: auto;
    padding: var(--sandbank-1) var(--sandbank-3);
    border-block-end: 1px solid var(--sandbank-line);
    font-size: var(--sandbank-size-small);
  }

  .reserved ul {
    margin: var(--sandbank-1) 0;
    padding: 0;
    list-style: none;
  }
`;
