import { html, nothing, type TemplateResult } from "lit";
import type { Answer } from "../send.ts";
import { field, formError } from "./form/field.ts";
import { FormView } from "./form/form-view.ts";
import { readRows } from "./list/rows.ts";
import { centsOf } from "./money.ts";
import type { Counterparty, Transfer } from "./transfers.ts";

const directions = [
  ["credit", "Credit (push)"],
  ["debit", "Debit (pull)"],
] as const;
const services = [
  ["standard", "Standard"],
  ["same-day", "Same-day"],
] as const;
const accountTypes = [
  ["checking", "Checking"],
  ["savings", "Savings"],
] as const;
const secCodes = ["ccd", "ppd", "web"].map((code) => [code, code] as const);

/** A form that creates an ACH transfer. */
export class TransferForm extends FormView {
  static override properties = {
    ...FormView.properties,
    counterparties: { state: true },
    isNew: { state: true },
  };

  protected override readonly amounts = ["amount"];
  protected override readonly collection = "achTransfers";
  declare protected counterparties: readonly Counterparty[];
  declare protected isNew: boolean;

  constructor() {
    super();
    this.counterparties = [];
    this.isNew = false;
  }

  protected override async readChoices(): Promise<void> {
    // Without them the form asks for the receiver itself.
    const read = readRows<Counterparty>(this.send, "/v1/counterparties", 1000);
    this.counterparties = await read.then(({ rows }) => rows).catch(() => []);
  }

  protected override render(): TemplateResult {
    const { errors, counterparties } = this;
    const isNew = this.isNew || counterparties.length === 0;
    return html`<form class="form" novalidate aria-label="New transfer" @submit=${this.submit}>
      ${field({ name: "amount", label: "Amount in dollars", value: "1,250.00", mode: "decimal", errors })}
      ${field({ name: "direction", label: "Direction", errors, choices: directions })}
      ${counterparties.length > 0 ? this.#newOrNot(isNew) : nothing}
      ${isNew ? this.#receiver() : this.#counterparty()}
      ${field({ name: "effective_date", label: "Effective date", type: "date", errors, hint: "Defaults to tomorrow" })}
      ${field({ name: "service", label: "Service", errors, choices: services })}
      ${field({ name: "sec_code", label: "SEC code", errors, choices: secCodes })}
      ${field({ name: "account_number", label: "From account", value: "4000123456", errors })}
      ${formError(errors)}
      <div class="actions">
        <button type="submit" class="first" aria-disabled=${this.isBusy}>Create transfer</button>
      </div>
    </form>`;
  }

  #newOrNot(isNew: boolean): TemplateResult {
    return html`<div class="field" data-wide>
      <label class="check">
        <input
          type="checkbox"
          .checked=${isNew}
          @change=${(event: Event) => {
            this.isNew = (event.target as HTMLInputElement).checked;
          }}
        />Send to a new account
      </label>
    </div>`;
  }

  #counterparty(): TemplateResult {
    const choices = this.counterparties.map(
      ({ id, name, account_number }) => [id, `${name} ····${account_number.slice(-4)}`] as const,
    );
    return field({
      name: "counterparty_id",
      label: "Counterparty",
      errors: this.errors,
      choices,
      wide: true,
    });
  }

  #receiver(): TemplateResult {
    const { errors } = this;
    const hint = "9000000000008201 fails with R01, …8202 with R02";
    return html`
      ${field({ name: "receiver_name", label: "Receiver", value: "Ada Byron", errors })}
      ${field({ name: "receiver_account_type", label: "Account type", errors, choices: accountTypes })}
      ${field({ name: "receiver_account_number", label: "Account number", value: "1000200030004000", errors, hint, wide: true })}
      ${field({ name: "receiver_routing_number", label: "Routing number", value: "790000006", errors })}
    `;
  }

  protected override create({
    amount,
    counterparty_id,
    ...rest
  }: Readonly<Record<string, string>>): Promise<Answer> {
    const data = {
      ...rest,
      ...(amount === undefined ? {} : { amount: centsOf(amount) }),
      ...(counterparty_id === undefined ? {} : { counterparty_id: Number(counterparty_id) }),
    };
    return this.send("POST", "/v1/ach", { data });
  }

  protected override describe({ id, status }: Pick<Transfer, "status"> & { id: string | number }): string {
    return `Transfer ${id} created: ${status}.`;
  }
}

customElements.define("transfer-form", TransferForm);
