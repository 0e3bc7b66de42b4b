import { css, html, nothing, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import type { ArgumentDescription } from "../../index.ts";
import { BankElement } from "../bank/bank-element.ts";
import { centsOf } from "../parts/format.ts";
import { badge } from "../parts/status.ts";
import { shared } from "../styles/shared.ts";
import { perform } from "./perform.ts";

/** What authorizing answers. */
interface Authorized {
  readonly approved: boolean;
  readonly reference: string;
  readonly authorization: { readonly issuer_response: string };
}

/** A merchant's terminal: authorizes a purchase on a card, and says what the card answered. */
export class PurchaseForm extends BankElement {
  static override properties = { collection: {}, rowId: { attribute: "row-id" }, answer: { state: true } };
  static override styles = [
    shared,
    css`
      details,
      form > [role="status"]:not(:empty),
      .problem {
        margin-block-start: var(--sandbank-2);
      }

      .row {
        display: grid;
        grid-template-columns: minmax(80px, 1fr) minmax(0, 2fr) auto;
        gap: var(--sandbank-2);
        align-items: end;
      }

      details .row {
        padding-block: var(--sandbank-1);
        grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
      }

      input[name="amount"] {
        text-align: end;
      }
    `,
  ];

  declare collection: string;
  declare rowId: string;
  declare protected answer: Authorized | undefined;

  override render(): TemplateResult | typeof nothing {
    const { bank, collection } = this;
    if (!bank) return nothing;
    return html`<form class="box" aria-label="Purchase" novalidate @submit=${this.#submit}>
      <div class="row">
        <label class="field">Amount<input name="amount" inputmode="decimal" value="25.00" /></label>
        <label class="field">Merchant<input name="name" autocomplete="off" placeholder="Corner Shop" /></label>
        <button class="primary" aria-disabled=${this.busy}>Authorize</button>
      </div>
      <details>
        <summary class="muted small">Type, category, currency</summary>
        <div class="row">
          <label class="field"
            >Type
            <select name="type">
              ${typesOf(bank, collection).map(({ value, title }) => html`<option value=${value}>${title}</option>`)}
            </select></label
          >
          <label class="field">Category code<input name="mcc" inputmode="numeric" placeholder="5999" /></label>
          <label class="field">Currency<input name="currency" maxlength="3" placeholder="USD" /></label>
          <label class="field">USD for one of it<input name="rate" inputmode="decimal" placeholder="1" /></label>
        </div>
      </details>
      <details>
        <summary class="muted small">Decline by the issuer</summary>
        <div class="row">
          <label class="field"
            >Issuer declines<input name="decline" autocomplete="off" list="declines" />
            <datalist id="declines">
              ${declinesOf(bank, collection).map((reason) => html`<option value=${reason}></option>`)}
            </datalist></label
          >
        </div>
      </details>
      <div role="status">${this.answer ? answerView(this.answer) : nothing}</div>
      ${this.problemView()}
    </form>`;
  }

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    this.answer = undefined;
    const { bank, collection, rowId: id } = this;
    await this.attempt(async () => {
      const answer = bank && (await perform(bank, { collection, id }, "authorize", purchaseOf(form)));
      this.answer = answer as Authorized | undefined;
    });
  };
}

/** An argument of a purchase, as the bank describes it. */
function argumentOf(bank: PanelBank, collection: string, name: string): ArgumentDescription | undefined {
  const authorize = bank.resources[collection]?.actions.find((action) => action.name === "authorize");
  return authorize?.arguments.find((argument) => argument.name === name);
}

const typesOf = (bank: PanelBank, collection: string) => argumentOf(bank, collection, "type")?.choices ?? [];

const declinesOf = (bank: PanelBank, collection: string) =>
  argumentOf(bank, collection, "decline")?.suggestions ?? [];

/** What was filled in; the bank checks it. */
function purchaseOf(form: FormData): Readonly<Record<string, unknown>> {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const [name, mcc, currency, rate, decline] = ["name", "mcc", "currency", "rate", "decline"].map(text);
  return {
    amount: centsOf(text("amount")),
    type: text("type"),
    merchant: { ...(name ? { name } : {}), ...(mcc ? { mcc } : {}) },
    ...(currency ? { currency } : {}),
    ...(rate ? { exchangeRate: rate } : {}),
    ...(decline ? { decline } : {}),
  };
}

function answerView({ approved, reference, authorization }: Authorized): TemplateResult {
  return html`${badge(approved ? "approved" : "declined", approved ? "good" : "bad")}
    <span class="text">${approved ? `Reference ${reference}` : authorization.issuer_response}</span>`;
}
