import { html, nothing, type TemplateResult } from "lit";
import { addressOf } from "../../parts/address.ts";
import { formatMoney, money } from "../money.ts";
import type { Account, Transaction, Transactions } from "./accounts.ts";

/** The part of the page that shows what has moved money, and what one of those is called. */
const CAUSES: ReadonlyMap<string, readonly [part: string, noun: string]> = new Map([
  ["ach", ["transfers", "Transfer"]],
  ["virtualcard", ["cards", "Card"]],
]);

/** The transactions of an account, the newest first. */
export function transactionTable({ name }: Account, { rows, hasMore }: Transactions): TemplateResult {
  if (rows.length === 0) return html`<p class="empty">No transactions yet.</p>`;
  return html`<table class="rows transactions">
      <caption class="unseen">Transactions of ${name}, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Description</th>
          <th scope="col" class="end">Amount</th>
          <th scope="col" class="end">Balance</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(row)}
      </tbody>
    </table>
    ${hasMore ? html`<p class="count">Showing the newest ${rows.length} transactions.</p>` : nothing}`;
}

function row({ amount, balance, description, event, posted_on, ...of }: Transaction): TemplateResult {
  return html`<tr>
    <td class="figures">${posted_on}</td>
    <td class="main">
      <span class="title" dir="auto" title=${description}>${description}</span>
      <span class="aside">${cause(of)}${event}</span>
    </td>
    <td data-label="Amount" class="end">${money(amount)}</td>
    <td data-label="Balance" class="end figures">${formatMoney(balance)}</td>
  </tr>`;
}

/** A link to what has moved the money, where the page shows that. */
function cause({
  object_type,
  object_id,
}: Pick<Transaction, "object_type" | "object_id">): TemplateResult | typeof nothing {
  const shown = CAUSES.get(object_type);
  if (!shown) return nothing;
  const [part, noun] = shown;
  return html`<a href=${addressOf({ page: "treasury", parts: [part, object_id] })}>${noun} ${object_id}</a> · `;
}
