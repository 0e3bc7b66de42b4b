import { html, nothing, type TemplateResult } from "lit";
import { statusMark } from "../bank/status.ts";
import type { Authorization, Card } from "./cards.ts";
import { type ListedRows, ListView } from "./list/list-view.ts";
import { formatMoney, money } from "./money.ts";

/** The newest virtual cards with their balances and what was tried on them. */
export class CardList extends ListView<Card> {
  protected readonly listed: ListedRows = {
    collection: "virtualCards",
    path: "/v1/virtualcards",
    noun: "card",
    title: "Card",
    plural: "cards",
    part: "cards",
  };

  protected empty(): TemplateResult {
    return html`<p class="empty">No cards yet. Create one with an amount and an expiration date.</p>`;
  }

  protected list(rows: readonly Card[]): TemplateResult {
    return html`${this.refusal ? html`<p class="alert" role="alert">${this.refusal.text}</p>` : nothing}
      <ul class="cards">
        ${rows.map((card) => this.#card(card))}
      </ul>`;
  }

  #card(card: Card): TemplateResult {
    const { id, last4, rcn_alias, status, valid_starting_on, valid_ending_on } = card;
    return html`<li class="card" data-id=${id} ?data-chosen=${this.isChosen(card)} ?data-announced=${this.isAnnounced(card)}>
      <div class="card-head">
        <div>
          <span class="title figures">•••• ${last4}</span>
          <span class="aside"
            ><a href=${this.hrefOf(card)} aria-label="Card ${id}" aria-current=${this.isChosen(card) ? "true" : nothing}>#${id}</a> ·
            ${rcn_alias}</span
          >
        </div>
        ${statusMark(status)}
      </div>
      ${balance(card)}
      <dl class="facts">
        <div><dt>Valid</dt><dd class="figures">${valid_starting_on} – ${valid_ending_on}</dd></div>
        <div><dt>Per purchase</dt><dd>${limits(card)}</dd></div>
        <div><dt>Uses</dt><dd class="figures">up to ${card.transactions_max}</dd></div>
      </dl>
      ${card.authorizations.length > 0 ? authorizations(card.authorizations) : nothing}
      ${
        status === "Canceled"
          ? nothing
          : html`<button type="button" class="small" @click=${() => this.cancel(id, () => this.send("DELETE", `/v1/virtualcards/${id}`))}>
              Cancel<span class="unseen"> card ${last4}</span>
            </button>`
      }
      ${this.isChosen(card) ? this.answerOf(card) : nothing}
    </li>`;
  }
}

function balance({ available_balance, total_card_amount }: Card): TemplateResult {
  const share = total_card_amount === 0 ? 0 : (available_balance / total_card_amount) * 100;
  return html`<div class="balance">
    <p>${money(available_balance)} <span class="aside">left of ${formatMoney(total_card_amount)}</span></p>
    <svg class="bar" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 4">
      <rect width="100" height="4" class="bar-all" /><rect width=${share} height="4" class="bar-left" />
    </svg>
  </div>`;
}

function limits({ per_transaction_min: min, per_transaction_max: max }: Card): string {
  if (min === null && max === null) return "any amount";
  if (min === null) return `up to ${formatMoney(max ?? 0)}`;
  return max === null ? `from ${formatMoney(min)}` : `${formatMoney(min)} – ${formatMoney(max)}`;
}

/** The last attempts, the newest first. */
function authorizations(all: readonly Authorization[]): TemplateResult {
  return html`<details>
    <summary>${all.length} authorization${all.length === 1 ? "" : "s"}</summary>
    <ul class="attempts">
      ${[...all].reverse().map(
        ({ billing_amount, date, issuer_response, merchant_name, transaction_type }) => html`<li>
          <span>
            <b dir="auto">${merchant_name || "Unnamed merchant"}</b>
            <span class="aside">${transaction_type} · ${date} · ${issuer_response}</span>
          </span>
          ${money(billing_amount)}
        </li>`,
      )}
    </ul>
  </details>`;
}

customElements.define("card-list", CardList);
