import { html, type TemplateResult } from "lit";

/**
 * A button that is seen only while it has the focus, and gives it to the first element that the selector finds: first in the
 * page, or before a long list. A link would be an address of its own.
 *
 * @example skip("Skip to content", "main")
 */
export function skip(label: string, selector: string): TemplateResult {
  const go = () => {
    const target = document.querySelector<HTMLElement>(selector);
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus();
  };
  return html`<button type="button" class="skip" @click=${go}>${label}</button>`;
}
