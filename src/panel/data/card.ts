import { css, html, nothing, type TemplateResult } from "lit";
import type { Bank, OpenAuthorization } from "../../index.ts";
import { BankElement } from "../bank-element.ts";
import { money } from "../format.ts";
import { badge } from "../status.ts";
import { badges } from "../styles/badges.ts";
import { base } from "../styles/base.ts";
import { controls } from "../styles/controls.ts";
import { barStyles, barView } from "./balance.ts";

type Card = NonNullable<ReturnType<Bank["db"]["virtualCards"]["get"]>>;
type Authorization = Card["authorizations"][number];
type Clearing = Card["clearings"][number];

/** More than anybody reads at once; the rest is in the card's JSON. */
const MOST = 50;

/** A virtual card: where its money is, what merchants asked for and what they settled. */
export class CardView extends BankElement {
  static override properties = { rowId: { attribute: "row-id" } };
  static override styles = [
    base,
    controls,
    badges,
    barStyles,
    css`
      :host > div {
        gap: var(--sandbank-4);
      }

      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 var(--sandbank-3);
        padding-block: 5px;
        border-block-end: 1px solid var(--sandbank-line);
      }

      ol {
        border-block-start: 1px solid var(--sandbank-line);
      }

      .actions {
        grid-column: 1 / -1;
        padding-block-start: 3px;
      }

      .actions input {
        inline-size: 90px;
        text-align: end;
      }
    `,
  ];

  declare rowId: string;

  override render(): TemplateResult | typeof nothing {
    const { bank } = this;
    const card = bank?.db.virtualCards.get(this.rowId);
    if (!bank || !card) return nothing;
    const open = bank.openAuthorizations(card.id);
    const authorizations = card.authorizations.map(
      (authorization, at) => [authorization, open.find(({ listed }) => listed === at)] as const,
    );
    return html`<div class="stack">
      ${barView(card, open)}
      <sandbank-purchase .bank=${bank} .rowId=${this.rowId}></sandbank-purchase>
      ${this.problemView()}
      ${listView(
        "Authorizations",
        authorizations.map(([authorization, hold]) => this.#authorizationView(bank, authorization, hold)),
      )}
      ${listView(
        "Clearings",
        card.clearings.map((clearing) => this.#clearingView(bank, clearing)),
      )}
    </div>`;
  }

  #authorizationView(
    bank: Bank,
    authorization: Authorization,
    hold: OpenAuthorization | undefined,
  ): TemplateResult {
    const { merchant_name, merchant_amount, merchant_currency, billing_amount, transaction_type } =
      authorization;
    const isApproved = !authorization.issuer_response.startsWith("Declined");
    return html`<li>
      <bdi>${merchant_name}</bdi><span class="money">${money(billing_amount)}</span>
      <span class="small muted">
        ${authorization.date} · ${transaction_type}${
          merchant_currency === "USD" ? nothing : html` · ${money(merchant_amount, merchant_currency)}`
        }
      </span>
      <span class="money">${
        hold
          ? badge("open", "wait")
          : badge(isApproved ? "approved" : "declined", isApproved ? "good" : "bad")
      }</span>
      ${isApproved ? nothing : html`<bdi class="small actions">${authorization.issuer_response}</bdi>`}
      ${hold ? this.#actionsView(bank, hold, merchant_currency) : nothing}
    </li>`;
  }

  #actionsView(bank: Bank, hold: OpenAuthorization, currency: string): TemplateResult {
    const { reference, merchant_amount } = hold;
    const act = (action: "clear" | "reverse") => (event: Event) => {
      const input = (event.currentTarget as Element).parentElement?.querySelector("input");
      return this.attempt(() =>
        bank.simulate.virtualCards[action](this.rowId, reference, { amount: centsOf(input?.value ?? "") }),
      );
    };
    return html`<div class="bar actions" role="group" aria-label="Authorization ${reference}">
      <input
        aria-label="Amount in ${currency}"
        inputmode="decimal"
        .value=${(merchant_amount / 100).toFixed(2)}
      />
      <button aria-disabled=${this.busy} @click=${act("clear")}>Clear</button>
      <button aria-disabled=${this.busy} @click=${act("reverse")}>Reverse</button>
    </div>`;
  }

  #clearingView(bank: Bank, clearing: Clearing): TemplateResult {
    const {
      merchant_id: id,
      merchant_name: name,
      mcc,
      settlement_amount: amount,
      settlement_date,
    } = clearing;
    const refund = () =>
      this.attempt(() =>
        bank.simulate.virtualCards.refund(this.rowId, { amount, merchant: { id, name, mcc } }),
      );
    return html`<li>
      <bdi>${name}</bdi><span class="money">${money(amount)}</span>
      <span class="small muted">${settlement_date}</span>
      ${amount > 0 ? html`<button class="small" aria-disabled=${this.busy} @click=${refund}>Refund</button>` : nothing}
    </li>`;
  }
}

/** The latest first. */
function listView(title: string, items: readonly TemplateResult[]): TemplateResult {
  return html`<section class="stack" style="gap:6px" aria-label=${title}>
    <h3>${title} <span class="muted">${items.length}</span></h3>
    ${items.length > 0 ? html`<ol>${items.slice(-MOST).reverse()}</ol>` : nothing}
  </section>`;
}

/** Reads an amount as people write it. Throws a message when it is none. */
export function centsOf(text: string): number {
  const amount = text.trim().replace(/^\$/, "").replaceAll(",", "");
  if (/^\d+(\.\d{1,2})?$/.test(amount)) return Math.round(Number(amount) * 100);
  throw new RangeError('The amount must be written as in "25.00".');
}
