import { html, type TemplateResult } from "lit";
import { money as formatMoney } from "sandbank/internal";

export { formatMoney };

/** Cents as an amount that is set to the right, in figures of one width. */
export function money(cents: number): TemplateResult {
  return html`<span class="money">${formatMoney(cents)}</span>`;
}

/** Reads dollars as a person types them, as whole cents; any other text is returned unchanged, for the bank to refuse. */
export function centsOf(typed: string): number | string {
  const text = typed.trim().replace(/^\$/, "").replaceAll(",", "");
  return /^-?[0-9]{1,13}(\.[0-9]{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : typed;
}
