import { html, type TemplateResult } from "lit";
import { Onboarding } from "../opening/onboard.ts";
import { SAMPLE_COMPANY, samplePassport } from "../opening/sample.ts";
import type { Answer } from "../send.ts";
import { type FieldErrors, fieldErrors } from "./form/errors.ts";
import { type Field, field, formError } from "./form/field.ts";
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
        hint: "TEST APPROVED, TEST REJECTED, and TEST BLOCKED are decided right away",
      },
      { name: "company.email_address", label: "Email", type: "email", wide: true },
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
      { name: "person.email_address", label: "Email", type: "email", wide: true },
      { name: "person.phone_number", label: "Phone", type: "tel" },
      { name: "person.percent_ownership", label: "Ownership (%)", mode: "decimal" },
    ],
  ],
  [
    "Owner's passport",
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
  /** The record that was sent last. */
  #sent = "";
  protected override readonly collection = "companies";

  protected override render(): TemplateResult {
    const { errors } = this;
    return html`<form class="form" novalidate aria-label="New company" @submit=${this.submit}>
      ${groups.map(
        ([title, fields]) => html`<fieldset class="form group">
          <legend>${title}</legend>
          ${fields.map((given) => field({ ...given, value: SAMPLE_COMPANY[given.name] ?? "", errors }))}
        </fieldset>`,
      )}
      <div class="field" data-wide>
        <label for="scan">Passport scan</label>
        <input id="scan" type="file" accept=".pdf,image/jpeg,image/png" />
        <p class="hint">If you don't choose a file, a sample is sent.</p>
      </div>
      ${formError(errors)}
      <div class="actions">
        <button type="submit" class="first" aria-disabled=${this.isBusy}>Submit company</button>
        <span class="aside" role="status">${this.#onboarding.done.length > 0 ? `Created so far: ${this.#onboarding.done.join(", ").replaceAll("_", " ")}` : ""}</span>
      </div>
    </form>`;
  }

  protected override async create(values: Readonly<Record<string, string>>): Promise<Answer> {
    const scan = this.querySelector<HTMLInputElement>("#scan")?.files?.[0] ?? this.#sample;
    const { record, answer } = await this.#onboarding.submit(this.send, values, scan);
    this.#sent = record;
    if (answer.ok) this.#onboarding = new Onboarding();
    return answer;
  }

  protected override describe({
    id,
    status,
  }: {
    readonly id: string | number;
    readonly status: string;
  }): string {
    return `Company ${id} submitted: ${status}.`;
  }

  /** The bank names a field as its record does; here the name of the record is in front of it. */
  protected override errorsOf(text: string): FieldErrors {
    const prefix = `${this.#sent}.`;
    const own = this.fieldNames().filter((name) => name.startsWith(prefix));
    const { of, rest } = fieldErrors(
      text,
      own.map((name) => name.slice(prefix.length)),
    );
    return { of: Object.fromEntries(Object.entries(of).map(([name, each]) => [prefix + name, each])), rest };
  }
}

customElements.define("company-form", CompanyForm);
