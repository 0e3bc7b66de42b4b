import { css, html, nothing, type TemplateResult } from "lit";
import type { PanelBank, Row } from "../../code/bank.ts";
import type { OpenAuthorization } from "../../index.ts";
import { rowOf } from "../bank/collections.ts";
import { RowElement } from "../bank/row-element.ts";
import { centsOf, money } from "../parts/format.ts";
import { badge } from "../parts/status.ts";
import { shared } from "../styles/shared.ts";
import { barStyles, barView, type Funds } from "./balance.ts";
import { perform } from "./perform.ts";

interface Authorization {
  readonly merchant_name: string;
  readonly merchant_amount: number;
  readonly merchant_currency: string;
  readonly billing_amount: number;
  readonly transaction_type: string;
  readonly date: string;
  readonly issuer_response: string;
}

interface Clearing {
  readonly merchant_name: string;
  readonly settlement_amount: number;
  readonly settlement_date: string;
}

/** A row that merchants can ask for money, of whatever collection. */
interface Card extends Funds {
  readonly authorizations: readonly Authorization[];
  readonly clearings: readonly Clearing[];
}

/** The action that has all of its arguments in this view; the others have forms of their own besides. */
export const CARD_ACTIONS: readonly string[] = ["authorize"];

/** Whether a row is a card, by the lists that only a card has. */
export function isCard(row: Row): row is Row & Card {
  return Array.isArray(row.authorizations) && Array.isArray(row.clearings);
}

/** More than is read at once; the rest is in the card's JSON. */
const MOST = 50;

/** A card: where its money is, what merchants asked for and what they settled. */
export class CardView extends RowElement {
  static override properties = { said: { state: true } };
  static override styles = [
    shared,
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

      .actions {
        grid-column: 1 / -1;
        padding-block-start: 3px;
      }

      .check {
        display: flex;
        align-items: center;
        gap: 4px;
      }

      .actions input:not([type="checkbox"]) {
        inline-size: 90px;
        text-align: end;
      }
    `,
  ];

  /** What was done last, for those who do not see it. */
  declare protected said: string | undefined;

  override render(): TemplateResult | typeof nothing {
    const { bank, collection, rowId } = this;
    const card = bank && rowOf(bank, collection, rowId);
    if (!card || !isCard(card)) return nothing;
    const open = bank.openAuthorizations(card.id);
    const authorizations = card.authorizations.map(
      (authorization, at) => [authorization, open.find(({ listed }) => listed === at)] as const,
    );
    return html`<div class="stack">
      ${barView(card, open)}
      <sandbank-purchase .bank=${bank} .collection=${collection} .rowId=${rowId}></sandbank-purchase>
      ${this.problemView()}
      <p class="out" role="status">${this.said ?? nothing}</p>
      ${listView(
        "Authorizations",
        authorizations.map(([authorization, hold]) => this.#authorizationView(bank, authorization, hold)),
      )}
      ${listView(
        "Clearings",
        card.clearings.map((clearing, at) => this.#clearingView(bank, clearing, at)),
      )}
    </div>`;
  }

  #authorizationView(
    bank: PanelBank,
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

  #actionsView(bank: PanelBank, hold: OpenAuthorization, currency: string): TemplateResult {
    const { reference, merchant_amount } = hold;
    const { collection, rowId: id } = this;
    const performOn = (name: "clear" | "reverse") => (event: Event) => {
      const bar = (event.currentTarget as Element).parentElement;
      const text = bar?.querySelector("input")?.value ?? "";
      const goesOn = bar?.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked === true;
      return this.#do(bank, `Authorization ${reference} ${name === "clear" ? "cleared" : "reversed"}`, () =>
        perform(bank, { collection, id }, name, {
          reference,
          amount: centsOf(text),
          ...(name === "clear" && goesOn ? { final: false } : {}),
        }),
      );
    };
    return html`<div class="bar actions" role="group" aria-label="Authorization ${reference}">
      <input
        aria-label="Amount in ${currency}"
        inputmode="decimal"
        .value=${(merchant_amount / 100).toFixed(2)}
      />
      <button aria-disabled=${this.busy} @click=${performOn("clear")}>Clear</button>
      <label class="check small"><input type="checkbox" /> Hold the rest</label>
      <button aria-disabled=${this.busy} @click=${performOn("reverse")}>Reverse</button>
    </div>`;
  }

  #clearingView(bank: PanelBank, clearing: Clearing, at: number): TemplateResult {
    const { collection, rowId: id } = this;
    const { merchant_name: name, settlement_amount: amount, settlement_date } = clearing;
    const refund = () =>
      this.#do(bank, `Clearing ${at + 1} refunded`, () =>
        perform(bank, { collection, id }, "refund", { clearing: at }),
      );
    return html`<li>
      <bdi>${name}</bdi><span class="money">${money(amount)}</span>
      <span class="small muted">${settlement_date}</span>
      ${amount > 0 ? html`<button class="small" aria-disabled=${this.busy} @click=${refund}>Refund</button>` : nothing}
    </li>`;
  }

  /** Does something to the card's money, and says so with what is left of it. */
  async #do(bank: PanelBank, done: string, work: () => Promise<unknown>): Promise<void> {
    this.said = undefined;
    const isDone = await this.attempt(work);
    const card = rowOf(bank, this.collection, this.rowId);
    if (isDone && card && isCard(card)) this.said = `${done}: ${money(card.available_balance)} available.`;
    await this.updateComplete;
    if (!this.matches(":focus-within")) this.renderRoot.querySelector<HTMLElement>("h3[tabindex]")?.focus();
  }
}

/** The latest first; the title takes the focus when the button that had it is gone. */
function listView(title: string, items: readonly TemplateResult[]): TemplateResult {
  return html`<section class="stack tight" aria-label=${title}>
    <h3 tabindex="-1">${title} <span class="muted">${items.length}</span></h3>
    ${items.length > 0 ? html`<ol>${items.slice(-MOST).reverse()}</ol>` : nothing}
  </section>`;
}
