import { html, type TemplateResult } from "lit";
import { dayIn } from "../parts/day-in.ts";
import { type Answer, dataOf } from "../send.ts";
import { field, formError } from "./form/field.ts";
import { FormView } from "./form/form-view.ts";
import { centsOf } from "./money.ts";

const amounts = ["total_card_amount", "per_transaction_min", "per_transaction_max"];
const integers = ["transactions_max", "supplier_id"];

/** A form that creates a virtual card. */
export class CardForm extends FormView {
  static override properties = {
    ...FormView.properties,
    now: { attribute: false },
    suppliers: { state: true },
  };

  protected override readonly amounts = amounts;
  protected override readonly collection = "virtualCards";
  /** The bank's time, from which the day that is filled in lies a year ahead. */
  declare now: Date | undefined;
  declare protected suppliers: readonly { readonly id: string; readonly name: string }[];

  constructor() {
    super();
    this.suppliers = [];
  }

  protected override async readChoices(): Promise<void> {
    const answer = await this.send("GET", "/v1/suppliers");
    this.suppliers = answer.ok ? dataOf(answer) : [];
  }

  protected override render(): TemplateResult {
    const { errors } = this;
    const suppliers = [["", "None"] as const, ...this.suppliers.map(({ id, name }) => [id, name] as const)];
    return html`<form class="form" novalidate aria-label="New card" @submit=${this.submit}>
      ${field({ name: "total_card_amount", label: "Amount in dollars", value: "500.00", mode: "decimal", errors })}
      ${field({ name: "valid_ending_on", label: "Expires after", type: "date", value: this.now ? dayIn(this.now, 365) : "", errors })}
      ${field({ name: "per_transaction_min", label: "Minimum purchase", mode: "decimal", errors })}
      ${field({ name: "per_transaction_max", label: "Maximum purchase", mode: "decimal", errors })}
      ${field({ name: "transactions_max", label: "Maximum uses", value: "10", mode: "numeric", errors })}
      ${field({ name: "supplier_id", label: "Supplier", errors, choices: suppliers })}
      ${field({ name: "emails", label: "Email the details to", errors, hint: "Up to five addresses, separated by commas", wide: true })}
      ${formError(errors)}
      <div class="actions">
        <button type="submit" class="first" aria-disabled=${this.isBusy}>Create card</button>
      </div>
    </form>`;
  }

  protected override create(values: Readonly<Record<string, string>>): Promise<Answer> {
    const data = Object.fromEntries(Object.entries(values).map(([name, typed]) => [name, read(name, typed)]));
    return this.send("POST", "/v1/virtualcards", { body: { data, show_card_number: false } });
  }

  protected override describe({ id }: { readonly id: string | number }): string {
    return `Card ${id} created.`;
  }
}

/** What was typed, as the bank takes it; what can't be read goes as it is, for the bank to judge. */
function read(name: string, typed: string): unknown {
  if (amounts.includes(name)) return centsOf(typed);
  if (integers.includes(name)) return /^[0-9]{1,9}$/.test(typed) ? Number(typed) : typed;
  if (name === "emails") return typed.split(",").map((address) => address.trim());
  return typed;
}

customElements.define("card-form", CardForm);
