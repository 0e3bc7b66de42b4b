import { css, html, type TemplateResult } from "lit";
import { ActionsView } from "./actions.ts";

/** The statuses a company may be brought to now, and the reason to give. */
export class CompanyActions extends ActionsView {
  static override styles = [
    ...ActionsView.styles,
    css`
      .why {
        display: grid;
        grid-template-columns: 3fr 2fr;
        gap: var(--sandbank-2);
      }
    `,
  ];

  protected override actions(): readonly string[] {
    return this.bank?.allowedActions("companies", this.rowId) ?? [];
  }

  protected override act(status: string): Promise<unknown> {
    const [reason, category] = ["reason", "category"].map(
      (name) => this.renderRoot.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value || null,
    );
    const why = { reason: reason ?? null, category: category ?? null };
    return this.bank?.simulate.companies.transition(this.rowId, status, why) ?? Promise.resolve();
  }

  protected override labelOf(status: string): string {
    return `To ${status.replaceAll("_", " ")}`;
  }

  protected override extraView(): TemplateResult {
    return html`<div class="why">
      <label class="field">Reason<input name="reason" autocomplete="off" /></label>
      <label class="field">Category<input name="category" autocomplete="off" /></label>
    </div>`;
  }
}
