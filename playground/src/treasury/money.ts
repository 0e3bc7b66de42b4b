import { html, type TemplateResult } from "lit";
import { money as formatMoney, readAmount } from "sandbank/internal";

export { formatMoney, readAmount };

/** Cents as an amount that is set to the right, in figures of one width. */
export function money(cents: number): TemplateResult {
  return html`<span class="money">${formatMoney(cents)}</span>`;
}

const DECIMAL_COMMA = /^([0-9.]+),([0-9]{1,2})$/;

/** Dollars as whole cents; any other text is returned unchanged, for the bank to refuse. */
export function centsOf(typed: string): number | string {
  return readAmount(typed) ?? typed;
}

/** Says of a text that is no amount what it may have meant, and how to write that. */
export function amountProblem(typed: string): string {
  const [, whole, cents] = DECIMAL_COMMA.exec(typed.trim()) ?? [];
  if (whole !== undefined && cents !== undefined) {
    const dollars = `${whole.replaceAll(".", "")}.${cents.padEnd(2, "0")}`;
    const other = whole.includes(".") ? "" : `, or ${Number(`${whole}${cents}`).toLocaleString("en-US")}.00`;
    return `“${typed}” is ambiguous: commas separate thousands here. Write ${dollars}${other}.`;
  }
  return `“${typed}” isn't a dollar amount. Write it like 12.50 or 1,250.00.`;
}

/** A message of the bank about cents, for a form in dollars. */
export function inDollars(message: string): string {
  return message
    .replace("a whole number of cents", "an amount")
    .replace("whole number of cents", "amount")
    .replace(", sent without quotes", "")
    .replace(/, got ••••[0-9]+\.$/, ".")
    .replace(
      /(?<![\w"•.])(-?)([0-9]+)(?: cents)?(?![\w"]|\.[0-9])/g,
      (_, sign, cents) => sign + formatMoney(Number(cents)),
    );
}
