import { html, nothing, type TemplateResult } from "lit";
import { statusMark } from "../bank/status.ts";
import { type ListedRows, ListView } from "./list/list-view.ts";

interface StatusEvent {
  readonly updated_at: string;
  readonly data: { readonly status: string; readonly status_reason: string | null };
}

/** A company as the bank answers it, as far as this page shows it. */
interface Company {
  readonly id: number;
  readonly account_number: string;
  readonly events: readonly StatusEvent[];
  readonly name: string;
  readonly products: readonly string[];
  readonly status: string;
}

/** The newest companies, each with the state of its review. */
export class CompanyList extends ListView<Company> {
  protected readonly listed: ListedRows = {
    collection: "companies",
    path: "/v1/companies",
    noun: "company",
    title: "Company",
    plural: "companies",
    part: "onboarding",
  };

  protected empty(): TemplateResult {
    return html`<p class="empty">No companies yet. Submit one, and the bank reviews it within two banking days.</p>`;
  }

  protected list(rows: readonly Company[]): TemplateResult {
    return html`<ul class="cards">
      ${rows.map((row) => this.#company(row))}
    </ul>`;
  }

  #company(company: Company): TemplateResult {
    const { id, account_number, events, name, products, status } = company;
    const reason = events.at(-1)?.data.status_reason;
    const isChosen = this.isChosen(company);
    return html`<li class="card" data-id=${id} ?data-chosen=${isChosen} ?data-announced=${this.isAnnounced(company)}>
    <div class="card-head">
      <div>
        <span class="title" dir="auto" title=${name}>${name}</span>
        <span class="aside"
            ><a href=${this.hrefOf(company)} aria-label="Company ${id}" aria-current=${isChosen ? "true" : nothing}>#${id}</a> ·
            ${products.join(", ").replaceAll("_", " ")}</span
          >
      </div>
      ${statusMark(status)}
    </div>
    ${reason ? html`<p class="aside">${reason}</p>` : nothing}
    <dl class="facts">
      <div><dt>Account</dt><dd class="figures">${account_number || "none yet"}</dd></div>
    </dl>
    <ol class="history" aria-label="Status history">
      ${events.map(
        ({ updated_at, data }) => html`<li>
          ${statusMark(data.status)} <time class="aside figures" datetime=${updated_at}>${momentText(updated_at)}</time>
        </li>`,
      )}
    </ol>
    ${isChosen ? this.answerOf(company) : nothing}
  </li>`;
  }
}

function momentText(instant: string): string {
  return instant.slice(0, 16).replace("T", " ");
}

customElements.define("company-list", CompanyList);
