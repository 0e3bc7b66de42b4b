import { css, html, nothing, type TemplateResult } from "lit";
import type { PanelBank, Row } from "../../code/bank.ts";
import { storedText, storeText } from "../../engine/page-storage.ts";
import { isCard } from "../actions/card.ts";
import { loadLifecycle } from "../lifecycle/load.ts";

const KEY = "sandbank-panel-pictures";

/** The picture of a row's lifecycle, folded unless it was open the last time; its code is loaded when it is opened. */
export function picturesView(
  bank: PanelBank,
  collection: string,
  row: Row,
  onError: (error: unknown) => void,
): TemplateResult | typeof nothing {
  if (!bank.resources[collection]?.lifecycle) return nothing;
  const id = String(row.id);
  const isOpen = storedText(KEY) === "open";
  if (isOpen) load(onError);
  const toggle = (event: Event) => {
    const { open } = event.currentTarget as HTMLDetailsElement;
    storeText(KEY, open ? "open" : "closed");
    if (open) load(onError);
  };
  return html`<details class="pictures" ?open=${isOpen} @toggle=${toggle}>
    <summary>${isCard(row) ? "Lifecycle and balance over time" : "Lifecycle"}</summary>
    <sandbank-lifecycle .bank=${bank} .collection=${collection} .rowId=${id}></sandbank-lifecycle>
    ${isCard(row) ? html`<sandbank-stepped-line .bank=${bank} .collection=${collection} .rowId=${id}></sandbank-stepped-line>` : nothing}
  </details>`;
}

function load(onError: (error: unknown) => void): void {
  if (!customElements.get("sandbank-lifecycle")) loadLifecycle().catch(onError);
}

export const pictureStyles = css`
  .pictures[open] > summary {
    margin-block-end: var(--sandbank-2);
  }

  .pictures > sandbank-stepped-line {
    margin-block-start: var(--sandbank-3);
  }
`;
