import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import type { FaultPreset, ListedFault } from "../../index.ts";
import { BankElement } from "../bank/bank-element.ts";
import { define } from "../define.ts";
import { RuleForm } from "../faults/rule-form.ts";
import { PRESETS, ruleName, ruleText } from "../faults/rule-text.ts";
import { Rules } from "../faults/rules.ts";
import { dayText, timeText, whole } from "../parts/format.ts";
import { icon } from "../parts/icons.ts";
import { page } from "../styles/page.ts";
import { shared } from "../styles/shared.ts";
import { switches } from "../styles/switches.ts";

define("sandbank-rule", RuleForm);

/** *Faults*: presets as switches, an editor for one rule, and the rules with what each did. */
export class FaultsTab extends BankElement {
  static override styles = [
    shared,
    page,
    switches,
    css`
      .presets {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
        gap: var(--sandbank-2) var(--sandbank-3);
      }

      .rules li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        column-gap: var(--sandbank-2);
        align-items: center;
      }

      .rules li p {
        overflow-wrap: anywhere;
      }

      .rules li .count {
        grid-column: 1;
      }

      @container panel (min-width: 680px) {
        .add {
          grid-column: 2;
          grid-row: 1 / span 2;
        }
      }
    `,
  ];

  readonly #rules = new Rules(this, ({ message }) => {
    this.problem = message;
  });

  constructor() {
    // A rule that was added elsewhere shows at the next tick, because it sends no event.
    super({ showsTime: true });
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.#rules.haveArrived()) this.#rules.read(this.bank);
  }

  override render(): TemplateResult | typeof nothing {
    const { bank } = this;
    const rules = this.#rules.list;
    if (!bank) return nothing;
    return html`<div class="page stack">
      <section class="stack" aria-label="Presets">
        <h3>Presets</h3>
        <ul class="presets">
          ${Object.entries(PRESETS).map(([name, hint]) => this.#presetView(bank, name as FaultPreset, hint))}
        </ul>
      </section>
      <section class="stack tight" aria-label="Rules">
        <div class="bar spread">
          <h3 tabindex="-1">Rules</h3>
          ${
            rules.length > 0
              ? html`<button aria-disabled=${this.busy} @click=${() => this.#remove(() => bank.faults.clear())}>
                  Remove all
                </button>`
              : nothing
          }
        </div>
        ${
          rules.length > 0
            ? html`<ol class="rules lined" aria-label="Rules, in order of priority">
                ${rules.map((rule) => this.#ruleView(bank, rule))}
              </ol>`
            : html`<p class="muted">No rules. All requests are answered normally.</p>`
        }
        ${this.problemView()}
      </section>
      <section class="add stack" aria-label="Rule editor">
        <h3>Add a rule</h3>
        <sandbank-rule .bank=${bank} @sandbank-added=${() => this.requestUpdate()}></sandbank-rule>
      </section>
    </div>`;
  }

  #presetView(bank: PanelBank, name: FaultPreset, hint: string): TemplateResult {
    const ids = this.#rules.list.filter(({ preset }) => preset === name).map(({ id }) => id);
    const isOn = ids.length > 0;
    const toggle = () =>
      this.attempt(async () => {
        if (!isOn) await bank.faults.add(name);
        for (const id of ids) await bank.faults.remove(id);
      });
    return html`<li>
      <button
        class="switch"
        role="switch"
        aria-checked=${isOn}
        aria-disabled=${this.busy}
        aria-describedby="hint-${name}"
        @click=${toggle}
      >
        ${name}
      </button>
      <p class="muted small" id="hint-${name}">${hint}</p>
    </li>`;
  }

  #ruleView(bank: PanelBank, listed: ListedFault): TemplateResult {
    const { id, preset, rule } = listed;
    return html`<li>
      <p><strong>${ruleName(listed)}</strong> ${preset ? PRESETS[preset] : html`<bdi>${ruleText(rule)}</bdi>`}</p>
      <button
        class="bare"
        aria-label="Remove ${ruleName(listed)}"
        title="Remove"
        aria-disabled=${this.busy}
        @click=${() => this.#remove(() => bank.faults.remove(id))}
      >
        ${icon("cross")}
      </button>
      <p class="count muted small">${countText(listed)}</p>
    </li>`;
  }

  /** Removes rules, and gives the keyboard to the heading of the list, because the button that had it goes too. */
  async #remove(work: () => unknown): Promise<void> {
    if (await this.attempt(work)) this.renderRoot.querySelector<HTMLElement>("h3[tabindex]")?.focus();
  }
}

function countText({ matched, fired, lastFired }: ListedFault): string {
  const counts = `Matched ${whole(matched)}, fired ${whole(fired)}`;
  return lastFired === null
    ? `${counts}.`
    : `${counts}, last on ${dayText(lastFired)}, ${timeText(lastFired, true)}.`;
}
