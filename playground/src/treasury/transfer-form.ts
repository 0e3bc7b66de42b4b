import { html, nothing, type TemplateResult } from "lit";
import { type FieldErrors, fieldErrors, noErrors } from "../parts/errors.ts";
import { field, formError, valuesOf } from "../parts/field.ts";
import { centsOf } from "../parts/money.ts";
import { readRows } from "../parts/rows.ts";
import { View } from "../parts/view.ts";
import { errorOf, type Send, send } from "../send.ts";
import type { Counterparty } from "./transfers.ts";

const fields = [
  "account_number",
  "amount",
  "direction",
  "sec_code",
  "effective_date",
  "service",
  "counterparty_id",
  "receiver_account_number",
  "receiver_account_type",
  "receiver_name",
  "receiver_routing_number",
];

/** A form that creates an ACH transfer; it sends `created` when the bank has taken it. */
export class TransferForm extends View {
  static override properties = {
    send: { attribute: false },
    revision: { type: Number },
    errors: { state: true },
    counterparties: { state: true },
    isNew: { state: true },
    isBusy: { state: true },
  };

  declare send: Send;
  /** Goes up when the counterparties may have changed. */
  declare revision: number;
  declare protected errors: FieldErrors;
  declare protected counterparties: readonly Counterparty[];
  declare protected isNew: boolean;
  declare protected isBusy: boolean;

  constructor() {
    super();
    this.send = send;
    this.revision = 0;
    this.errors = noErrors;
    this.counterparties = [];
    this.isNew = false;
    this.isBusy = false;
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("revision") || changed.has("send")) void this.#readCounterparties();
  }

  async #readCounterparties(): Promise<void> {
    this.counterparties = await readRows<Counterparty>(this.send, "/v1/counterparties", 1000).catch(() => []);
  }

  protected override render(): TemplateResult {
    const { errors } = this;
    const known = this.counterparties.map(
      ({ id, name, account_number }) => [id, `${name} ····${account_number.slice(-4)}`] as const,
    );
    const isNew = this.isNew || known.length === 0;
    return html`<form class="form" novalidate @submit=${this.#submit}>
      ${field({ name: "amount", label: "Amount in dollars", value: "1,250.00", mode: "decimal", errors })}
      ${field({
        name: "direction",
        label: "Direction",
        errors,
        choices: [
          ["credit", "Credit, push money"],
          ["debit", "Debit, pull money"],
        ],
      })}
      ${
        known.length > 0
          ? html`<div class="field" data-wide>
              <label class="check"
                ><input type="checkbox" .checked=${isNew} @change=${this.#toggleNew} />To an account that is not a
                counterparty</label
              >
            </div>`
          : nothing
      }
      ${isNew ? this.#receiver() : field({ name: "counterparty_id", label: "Counterparty", errors, choices: known, wide: true })}
      ${field({ name: "effective_date", label: "Effective date", type: "date", errors, hint: "Empty: tomorrow" })}
      ${field({
        name: "service",
        label: "Service",
        errors,
        choices: [
          ["standard", "Standard"],
          ["same-day", "Same-day"],
        ],
      })}
      ${field({
        name: "sec_code",
        label: "SEC code",
        errors,
        choices: [
          ["ccd", "ccd"],
          ["ppd", "ppd"],
          ["web", "web"],
        ],
      })}
      ${field({ name: "account_number", label: "From account", value: "4000123456", errors })}
      ${formError(errors)}
      <div class="actions">
        <button type="submit" class="first" ?disabled=${this.isBusy}>Create transfer</button>
      </div>
    </form>`;
  }

  #receiver(): TemplateResult {
    const { errors } = this;
    return html`
      ${field({ name: "receiver_name", label: "Receiver", value: "Ada Byron", errors })}
      ${field({
        name: "receiver_account_type",
        label: "Account type",
        errors,
        choices: [
          ["checking", "Checking"],
          ["savings", "Savings"],
        ],
      })}
      ${field({ name: "receiver_account_number", label: "Account number", value: "1000200030004000", errors, hint: "9000000000008201 fails with R01, …8202 with R02" })}
      ${field({ name: "receiver_routing_number", label: "Routing number", value: "021000021", errors })}
    `;
  }

  #toggleNew(event: Event): void {
    this.isNew = (event.target as HTMLInputElement).checked;
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const values = valuesOf(event.target as HTMLFormElement);
    const data = {
      ...values,
      ...(values.amount === undefined ? {} : { amount: centsOf(values.amount) }),
      ...(values.counterparty_id === undefined ? {} : { counterparty_id: Number(values.counterparty_id) }),
    };
    this.isBusy = true;
    const answer = await this.send("POST", "/v1/ach", { body: { data } });
    this.isBusy = false;
    this.errors = answer.ok ? noErrors : fieldErrors(errorOf(answer), fields);
    if (answer.ok) this.dispatchEvent(new CustomEvent("created", { bubbles: true }));
  }
}

customElements.define("transfer-form", TransferForm);
