import { html, nothing, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import type { ArgumentDescription } from "../../index.ts";
import { argumentStyles, argumentView } from "../actions/arguments.ts";
import { BankElement } from "../bank/bank-element.ts";
import { shared } from "../styles/shared.ts";
import { issuesIn, type RuleIssues } from "./issues.ts";
import { CHOICES, DETAILS, ON, readRule, whenFields } from "./rule-fields.ts";

const FIRST_CHOICE = "status";
const NO_ISSUES: RuleIssues = { parts: new Map(), rest: undefined };

/** The editor for one rule. It sends "sandbank-added" once the bank has it. */
export class RuleForm extends BankElement {
  static override properties = {
    choice: { state: true },
    issues: { state: true },
    added: { state: true },
  };
  static override styles = [shared, argumentStyles];

  /** What happens to the requests, a key of CHOICES. */
  declare protected choice: string;
  declare protected issues: RuleIssues;
  declare protected added: string | undefined;

  constructor() {
    super();
    this.choice = FIRST_CHOICE;
    this.issues = NO_ISSUES;
  }

  override render(): TemplateResult | typeof nothing {
    const { bank, issues } = this;
    if (!bank) return nothing;
    const view = (field: ArgumentDescription) =>
      argumentView(field, "rule", "", issues.parts.get(field.name));
    const now = bank.clock
      .now()
      .toISOString()
      .replace(/:\d\d\.\d+Z/, "Z");
    return html`<form class="stack" novalidate aria-label="Add a rule" @submit=${this.#submit}>
      ${view({ ...ON, suggestions: suggestionsOf(bank) })}
      <label class="field">
          What happens          <select name="outcome" @change=${this.#choose}>
            ${Object.entries(CHOICES).map(
              ([choice, text]) =>
                html`<option value=${choice} .selected=${choice === this.choice}>${text}</option>`,
            )}
          </select>
      </label>
      <div class="fields" ?hidden=${!DETAILS[this.choice]}>${DETAILS[this.choice]?.map(view)}</div>
      <fieldset class="fields">
        <legend>When</legend>
        ${whenFields(now).map(view)}
      </fieldset>
      ${issues.rest === undefined ? nothing : html`<p class="problem" role="alert">${issues.rest}</p>`}
      <div class="bar">
        <button aria-disabled=${this.busy}>Add rule</button>
        <span role="status" class="muted">${this.added ?? nothing}</span>
      </div>
    </form>`;
  }

  readonly #choose = (event: Event): void => {
    this.choice = (event.target as HTMLSelectElement).value;
    this.issues = NO_ISSUES;
  };

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    this.added = undefined;
    const isAdded = await this.attempt(() => this.bank?.faults.add(readRule(form, this.choice)));
    this.issues = isAdded ? NO_ISSUES : issuesIn(this.problem ?? "");
    if (isAdded) {
      form.reset();
      this.choice = FIRST_CHOICE;
      this.added = "Rule added.";
      this.dispatchEvent(new Event("sandbank-added"));
      return;
    }
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  };
}

/** What `on` can be: patterns of many operations, then each operation. */
function suggestionsOf({ resources }: PanelBank): readonly string[] {
  const operations = Object.values(resources).flatMap((resource) =>
    resource.operations.map(({ operation }) => operation),
  );
  return ["POST /v1/*", "GET /v1/*", "create*", "list*", ...operations];
}
