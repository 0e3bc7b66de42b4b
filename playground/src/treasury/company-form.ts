import { html, type TemplateResult } from "lit";
import { undoable } from "../bank/undo.ts";
import { Onboarding } from "../opening/onboard.ts";
import { SAMPLE_COMPANY, samplePassport } from "../opening/sample.ts";
import { tell } from "../parts/messages.ts";
import { dataOf, errorOf } from "../send.ts";
import { fieldErrors, noErrors } from "./form/errors.ts";
import { type Field, field, formError, valuesOf } from "./form/field.ts";
import { FormView } from "./form/form-view.ts";

type Given = Omit<Field, "errors" | "value">;

const groups: readonly (readonly [title: string, fields: readonly Given[]])[] = [
  [
    "Company",
    [
      {
        name: "company.name",
        label: "Legal name",
        wide: true,
        hint: "TEST APPROVED, TEST REJECTED and TEST BLOCKED are decided at once",
      },
      { name: "company.email_address", label: "E-mail", type: "email", wide: true },
      { name: "company.phone_number", label: "Phone", type: "tel" },
      { name: "company.website_url", label: "Website", wide: true },
    ],
  ],
  [
    "Address",
    [
      { name: "address.street_line1", label: "Street", wide: true },
      { name: "address.city", label: "City" },
      { name: "address.state", label: "State" },
      { name: "address.postal_code", label: "Postal code" },
      { name: "address.country", label: "Country" },
    ],
  ],
  [
    "Owner",
    [
      { name: "person.first_name", label: "First name" },
      { name: "person.last_name", label: "Last name" },
      { name: "person.date_of_birth", label: "Date of birth", type: "date" },
      { name: "person.title", label: "Title" },
      { name: "person.email_address", label: "E-mail", type: "email", wide: true },
      { name: "person.phone_number", label: "Phone", type: "tel" },
      { name: "person.percent_ownership", label: "Share in percent", mode: "decimal" },
    ],
  ],
  [
    "Passport of the owner",
    [
      { name: "gov_ident.number", label: "Number" },
      { name: "gov_ident.country", label: "Country" },
    ],
  ],
];

/** A form that onboards a company with its address, its owner and the owner's passport. */
export class CompanyForm extends FormView {
  #onboarding = new Onboarding();
  #sample = samplePassport();

  protected override render(): TemplateResult {
    const { errors } = this;
    return html`<form class="form" novalidate aria-label="New company" @submit=${this.#submit}>
      ${groups.map(
        ([title, fields]) => html`<fieldset class="form group">
          <legend>${title}</legend>
          ${fields.map((given) => field({ ...given, value: SAMPLE_COMPANY[given.name] ?? "", errors }))}
        </fieldset>`,
      )}
      <div class="field" data-wide>
        <label for="scan">Scan of the passport</label>
        <input id="scan" type="file" accept=".pdf,image/jpeg,image/png" />
        <p class="hint">A sample goes along when you choose none.</p>
      </div>
      ${formError(errors)}
      <div class="actions">
        <button type="submit" class="first" aria-disabled=${this.isBusy}>Onboard company</button>
        <span class="aside" role="status">${this.#onboarding.done.length > 0 ? `Taken so far: ${this.#onboarding.done.join(", ").replaceAll("_", " ")}` : ""}</span>
      </div>
    </form>`;
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (this.isBusy) return;
    const form = event.target as HTMLFormElement;
    const scan = form.querySelector<HTMLInputElement>("#scan")?.files?.[0] ?? this.#sample;
    const [{ record, answer }, undo] = await this.busy(() =>
      undoable(() => this.#onboarding.submit(this.send, valuesOf(form), scan)),
    );
    if (answer.ok) {
      const { id, status } = dataOf<{ id: number; status: string }>(answer);
      tell(`Company ${id} is submitted: ${status}.`, {
        row: { collection: "companies", id },
        ...(undo ? { undo } : {}),
      });
      this.#onboarding = new Onboarding();
      this.requestUpdate();
      this.errors = noErrors;
      this.dispatchEvent(new CustomEvent("created", { bubbles: true }));
      return;
    }
    const own = this.fieldNames().filter((name) => name.startsWith(`${record}.`));
    const { of, rest } = fieldErrors(
      errorOf(answer),
      own.map((name) => name.slice(record.length + 1)),
    );
    const prefixed = Object.entries(of).map(([name, text]) => [`${record}.${name}`, text]);
    this.errors = { of: Object.fromEntries(prefixed), rest };
    await this.updateComplete;
    this.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }
}

customElements.define("company-form", CompanyForm);
