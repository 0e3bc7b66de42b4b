import { css, html, nothing, type TemplateResult } from "lit";
import type { AnyScenario, PanelBank } from "../../code/bank.ts";
import type { Scenario } from "../../index.ts";
import { BankElement } from "../bank/bank-element.ts";
import { define } from "../define.ts";
import { download } from "../parts/download.ts";
import { page } from "../styles/page.ts";
import { shared } from "../styles/shared.ts";
import { ShareSection } from "./share.ts";
import { StatesSection } from "./states.ts";

define("sandbank-share", ShareSection);
define("sandbank-states", StatesSection);

/** *Setup*: pick a scenario, show a state, reset the bank, save its state to a file and load it, save what was done as a scenario. */
export class ScenarioTab extends BankElement {
  static override properties = {
    scenarios: { attribute: false },
    done: { state: true },
    picked: { state: true },
  };
  static override styles = [
    shared,
    page,
    css`
      .result {
        position: sticky;
        inset-block-end: 0;
        background: var(--sandbank-surface);
      }

      .result .note,
      .result .problem {
        margin: 0 var(--sandbank-3) var(--sandbank-2);
      }

      select {
        flex: 1 1 160px;
      }
    `,
  ];

  /** Scenarios to pick from by name, besides those of the bank. */
  declare scenarios: Readonly<Record<string, Scenario>> | undefined;
  declare protected done: string | undefined;
  declare protected picked: string | undefined;

  override render(): TemplateResult | typeof nothing {
    const { bank } = this;
    if (!bank) return nothing;
    return html`<div class="page stack">
      ${this.#pickView(bank)}
      <sandbank-states .bank=${bank}></sandbank-states>
      <section class="stack">
        <h3>Reset</h3>
        <p class="muted">Resets rows and clock to their initial state and clears the log.</p>
        <div>
          <button aria-disabled=${this.busy} @click=${() => this.#do("Bank reset to its initial state.", () => bank.reset())}>
            Reset bank          </button>
        </div>
      </section>
      <section class="stack">
        <h3>Snapshot</h3>
        <p class="muted">Everything in the bank, including the clock, as a JSON file.</p>
        <div class="bar">
          <button aria-describedby="secrets" @click=${() => this.#do("Snapshot saved to your downloads.", () => this.#save(bank))}>Save snapshot</button>
          <button aria-disabled=${this.busy} @click=${() => this.#fileInput?.click()}>Load snapshot…</button>
          <input type="file" hidden accept="application/json,.json" @change=${(event: Event) => this.#load(bank, event)} />
        </div>
        <p id="secrets">The file contains full card numbers, CVCs, and account numbers, unmasked.</p>
      </section>
      <sandbank-share .bank=${bank}></sandbank-share>
      <section class="stack">
        <h3>Save as code</h3>
        <p class="muted">Everything since the last reset or scenario, as a TypeScript scenario.</p>
        <div>
          <button aria-describedby="clear" aria-disabled=${this.busy} @click=${() => this.#saveScenario(bank)}>
            Save scenario          </button>
        </div>
        <p id="clear">The file contains everything that was sent, including full account numbers, unmasked.</p>
      </section>
    </div>
      ${this.#resultView()}`;
  }

  /** What the last of them has come to, in view wherever the tab is scrolled to. */
  #resultView(): TemplateResult {
    return html`<div class="result">
      <div role="status">
        ${this.busy ? html`<p class="note">Working…</p>` : nothing}
        ${this.done && !this.busy ? html`<p class="note">${this.done}</p>` : nothing}
      </div>
      ${this.problemView()}
    </div>`;
  }

  #pickView(bank: PanelBank): TemplateResult {
    const scenarios: Readonly<Record<string, AnyScenario>> = {
      ...bank.options?.scenarios,
      ...this.scenarios,
    };
    const names = Object.keys(scenarios);
    if (names.length === 0) {
      return html`<section class="stack">
        <h3>Scenario</h3>
        <p class="muted">No scenarios. Pass the <code>scenarios</code> option to the bank to choose from them here.</p>
      </section>`;
    }
    // The names are those of another bank once there is another one.
    const picked = this.picked !== undefined && names.includes(this.picked) ? this.picked : (names[0] ?? "");
    const set = () => {
      const scenario = scenarios[picked];
      const { paused, speed } = bank.clock;
      const clock = { start: bank.clock.now(), paused, speed };
      return scenario && this.#do(`Scenario "${picked}" loaded.`, () => bank.reset({ scenario, clock }));
    };
    return html`<section class="stack">
      <h3>Scenario</h3>
      <p class="muted">Replaces everything in the bank. The scenario ends at the current bank time.</p>
      <div class="bar">
        <select
          aria-label="Scenario"
          @change=${(event: Event) => {
            this.picked = (event.target as HTMLSelectElement).value;
          }}
        >
          ${names.map((name) => html`<option value=${name} .selected=${name === picked}>${name}</option>`)}
        </select>
        <button class="primary" aria-disabled=${this.busy} @click=${set}>Load</button>
      </div>
    </section>`;
  }

  get #fileInput(): HTMLInputElement | null {
    return this.renderRoot.querySelector("input[type=file]");
  }

  async #do(done: string, work: () => unknown): Promise<void> {
    this.done = undefined;
    if (await this.attempt(work)) this.done = done;
  }

  async #save(bank: PanelBank): Promise<void> {
    const time = bank.clock
      .now()
      .toISOString()
      .replace(/\.\d+Z$/, "Z")
      .replaceAll(":", "-");
    download(`sandbank-${time}.json`, JSON.stringify(await bank.snapshot(), null, 2));
  }

  async #saveScenario(bank: PanelBank): Promise<void> {
    this.done = undefined;
    const save = async () => {
      const { recordedScenario } = await import("../../recorded/index.ts");
      const { source } = await recordedScenario(bank, "scenario");
      download("scenario.ts", source, "text/plain");
    };
    if (await this.attempt(save)) this.done = "Scenario saved to your downloads.";
  }

  async #load(bank: PanelBank, event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    await this.#do(`Loaded ${file.name}.`, async () => bank.restore(await readJson(file)));
    // So that the same file can be chosen again.
    input.value = "";
  }
}

async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch (cause) {
    throw new Error(`${file.name} isn't a snapshot: it isn't valid JSON. Nothing changed.`, { cause });
  }
}
