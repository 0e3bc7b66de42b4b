import { css, html, nothing, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import type { ArgumentDescription } from "../../index.ts";
import { RowElement } from "../bank/row-element.ts";
import { badge } from "../parts/status.ts";
import { shared } from "../styles/shared.ts";
import { argumentStyles, argumentView, readArguments } from "./arguments.ts";
import { perform } from "./perform.ts";

/** What authorizing answers. */
interface Authorized {
  readonly approved: boolean;
  readonly reference: string;
  readonly authorization: { readonly issuer_response: string };
}

/** A merchant's terminal: authorizes a purchase on a card, and says what the card answered. */
export class PurchaseForm extends RowElement {
  static override properties = { answer: { state: true } };
  static override styles = [
    shared,
    argumentStyles,
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

      input[name="amount"] {
        text-align: end;
      }
    `,
  ];

  declare protected answer: Authorized | undefined;

  override render(): TemplateResult | typeof nothing {
    const { bank, collection } = this;
    if (!bank) return nothing;
    const all = argumentsOf(bank, collection);
    const fields = all.find(({ name }) => name === "merchant")?.fields ?? [];
    const decline = all.filter(({ name }) => name === "decline");
    const others = all.filter(({ name }) => !["amount", "merchant", "decline"].includes(name));
    return html`<form class="box" aria-label="Purchase" novalidate @submit=${this.#submit}>
      <div class="row">
        <label class="field">Amount<input name="amount" inputmode="decimal" value="25.00" /></label>
        <label class="field">Merchant<input name="merchant.name" autocomplete="off" placeholder="Corner Shop" /></label>
        <button class="primary" aria-disabled=${this.busy}>Authorize</button>
      </div>
      <details>
        <summary class="muted small">Type, category, and currency</summary>
        <div class="fields">
          ${fields.filter(({ name }) => name !== "name").map((field) => argumentView(field, "purchase", "merchant."))}
          ${others.map((argument) => argumentView(argument, "purchase"))}
        </div>
      </details>
      <details>
        <summary class="muted small">Make the issuer decline</summary>
        ${decline.map((argument) => argumentView(argument, "purchase"))}
      </details>
      <div role="status">${this.answer ? answerView(this.answer) : nothing}</div>
      ${this.problemView()}
    </form>`;
  }

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    this.answer = undefined;
    const { bank, collection, rowId: id } = this;
    if (!bank) return;
    await this.attempt(async () => {
      const values = readArguments(form, argumentsOf(bank, collection));
      this.answer = (await perform(bank, { collection, id }, "authorize", values)) as Authorized;
    });
  };
}

/** The arguments of a purchase, as the bank describes them. */
function argumentsOf(bank: PanelBank, collection: string): readonly ArgumentDescription[] {
  const actions = bank.resources[collection]?.actions ?? [];
  return actions.find(({ name }) => name === "authorize")?.arguments ?? [];
}

function answerView({ approved, reference, authorization }: Authorized): TemplateResult {
  return html`${badge(approved ? "approved" : "declined", approved ? "good" : "bad")}
    <span class="text">${approved ? `Reference ${reference}` : authorization.issuer_response}</span>`;
}
