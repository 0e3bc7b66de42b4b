import { css, html, nothing, type TemplateResult } from "lit";
import type { PanelBank } from "../bank.ts";

const KEY = "sandbank-panel-pictures";

/** The picture of a row's lifecycle, folded unless it was open the last time; its code is loaded when it is opened. */
export function picturesView(
  bank: PanelBank,
  { collection, id }: { readonly collection: string; readonly id: string },
  onError: (error: unknown) => void,
): TemplateResult | typeof nothing {
  if (!bank.resources[collection]?.lifecycle) return nothing;
  const isOpen = wasOpen();
  if (isOpen) load(onError);
  const toggle = (event: Event) => {
    const { open } = event.currentTarget as HTMLDetailsElement;
    rememberOpen(open);
    if (open) load(onError);
  };
  return html`<details class="pictures" ?open=${isOpen} @toggle=${toggle}>
    <summary>Lifecycle</summary>
    <sandbank-lifecycle .bank=${bank} .collection=${collection} .rowId=${id}></sandbank-lifecycle>
  </details>`;
}

function load(onError: (error: unknown) => void): void {
  if (!customElements.get("sandbank-lifecycle")) import("../rules/index.ts").catch(onError);
}

function wasOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === "open";
  } catch {
    return false;
  }
}

function rememberOpen(open: boolean): void {
  try {
    localStorage.setItem(KEY, open ? "open" : "closed");
  } catch {
    // Without storage nothing is remembered.
  }
}

export const pictureStyles = css`
  .pictures[open] > summary {
    margin-block-end: var(--sandbank-2);
  }
`;
