import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PanelBank } from "../../../code/bank.ts";
import type { DriftReport, ReportedDifference } from "../../../fidelity/panel.ts";
import { BankElement } from "../../bank/bank-element.ts";
import { whole } from "../../parts/format.ts";
import { shared } from "../../styles/shared.ts";

/** The most differences that are listed of one kind. */
const SHOWN = 20;

/** Where a recording of the service and a bank with this one's options differ, and the options that explain it. */
export class RecordingView extends BankElement {
  static override properties = { file: { attribute: false }, report: { state: true }, done: { state: true } };
  static override styles = [
    shared,
    css`      h4 {
        margin: var(--sandbank-2) 0 0;
      }
      li + li {
        margin-block-start: var(--sandbank-2);
      }    `,
  ];

  /** The recording, a HAR file. */
  declare file: File | undefined;
  declare protected report: DriftReport | undefined;
  declare protected done: string | undefined;

  override render(): TemplateResult | typeof nothing {
    const { file, report } = this;
    if (!file) return nothing;
    return html`<section class="article stack text">
      <h3>${file.name}</h3>
      <div aria-live="polite">
        ${this.busy ? html`<p class="muted">Comparing…</p>` : nothing}
        ${report ? html`<p>${summaryOf(report)}</p>` : nothing}
      </div>
      ${report ? this.#reportView(report) : nothing} ${this.problemView()}
    </section>`;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has("file") && this.file && this.bank) void this.#compare(this.file, this.bank);
  }

  async #compare(file: File, bank: PanelBank): Promise<void> {
    this.report = undefined;
    this.done = undefined;
    await this.attempt(async () => {
      const { compareWith } = await import("../../../fidelity/panel.ts");
      this.report = await compareWith(bank, await file.text());
    });
  }

  #reportView({ options, differences, notCompared, source }: DriftReport): TemplateResult {
    const unexplained = differences.filter(({ option }) => option === null);
    return html`${options.map(
      ({ option, alternatives }) => html`<h4>${option}</h4>
        ${alternatives.length > 0 ? html`<p class="muted">Also explained by ${alternatives.join(" or ")}.</p>` : nothing}
        ${listView(differences.filter((each) => each.option === option))}`,
    )}
    ${unexplained.length > 0 ? html`<h4>Not explained by any option</h4>` : nothing} ${listView(unexplained)}
    ${Object.entries(notCompared).map(([reason, count]) => html`<p class="muted">${count} not compared: ${reason}</p>`)}
    ${
      source === ""
        ? nothing
        : html`<div>
              <button @click=${() => this.attempt(() => this.#copy(source))}>Copy options</button>
            </div>
            <pre tabindex="0">${source}</pre>
            <div aria-live="polite">${this.done === undefined ? nothing : html`<p class="note">${this.done}</p>`}</div>`
    }`;
  }

  async #copy(source: string): Promise<void> {
    await navigator.clipboard.writeText(source);
    this.done = "Copied. Pass them to createBank.";
  }
}

function summaryOf({ compared, differences }: DriftReport): string {
  const count = differences.length;
  return `${whole(compared)} ${compared === 1 ? "request" : "requests"} compared, ${count === 0 ? "no difference" : `${whole(count)} ${count === 1 ? "difference" : "differences"}`}.`;
}

function listView(differences: readonly ReportedDifference[]): TemplateResult {
  return html`<ul>
    ${differences.slice(0, SHOWN).map(
      ({ method, path, field, real, bank, documented, statement }) => html`<li>
        <strong>${method}</strong> ${path} <code>${field}</code>: real ${shown(real)}, bank ${shown(bank)}
        ${documented === undefined ? nothing : html`<span class="muted">${statement}: ${documented}</span>`}
      </li>`,
    )}
    ${differences.length > SHOWN ? html`<li>… and ${whole(differences.length - SHOWN)} more</li>` : nothing}
  </ul>`;
}

function shown(value: unknown): string {
  return value === undefined ? "not present" : JSON.stringify(value);
}
