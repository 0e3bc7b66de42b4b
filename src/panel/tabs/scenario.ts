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

/** *Scenario*: pick one, show a state, reset the bank, save its state to a file and load it, save what was done as a scenario. */
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
        <h3>Start over</h3>
        <p class="muted">Puts rows and clock back as they were just after createBank. The log is emptied.</p>
        <div>
          <button aria-disabled=${this.busy} @click=${() => this.#do("The bank is as it was at the start.", () => bank.reset())}>
            Reset
          </button>
        </div>
      </section>
      <section class="stack">
        <h3>Snapshot</h3>
        <p class="muted">All the bank holds, the clock included, as a JSON file.</p>
        <div class="bar">
          <button aria-describedby="secrets" @click=${() => this.#do("The snapshot is in your downloads.", () => this.#save(bank))}>Save to a file</button>
          <button aria-disabled=${this.busy} @click=${() => this.#fileInput?.click()}>Load a file…</button>
          <input type="file" hidden accept="application/json,.json" @change=${(event: Event) => this.#load(bank, event)} />
        </div>
        <p id="secrets">Card numbers, cvcs and account numbers are in the file in full, not masked.</p>
      </section>
      <sandbank-share .bank=${bank}></sandbank-share>
      <section class="stack">
        <h3>Record</h3>
        <p class="muted">What was done since the last reset or scenario, as a scenario in TypeScript.</p>
        <div>
          <button aria-describedby="clear" aria-disabled=${this.busy} @click=${() => this.#saveScenario(bank)}>
            Save as scenario
          </button>
        </div>
        <p id="clear">What was sent, account numbers too, is in the file in full, not masked.</p>
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
        <p class="muted">There are none: give the bank the option <code>scenarios</code> to pick from some here.</p>
      </section>`;
    }
    // The names are those of another bank once there is another one.
    const picked = this.picked !== undefined && names.includes(this.picked) ? this.picked : (names[0] ?? "");
    const set = () => {
      const scenario = scenarios[picked];
      const { paused, speed } = bank.clock;
      const clock = { start: bank.clock.now(), paused, speed };
      return scenario && this.#do(`The scenario "${picked}" is set.`, () => bank.reset({ scenario, clock }));
    };
    return html`<section class="stack">
      <h3>Scenario</h3>
      <p class="muted">Empties the bank and plays the scenario, which ends at the present bank time.</p>
      <div class="bar">
        <select
          aria-label="Scenario"
          @change=${(event: Event) => {
            this.picked = (event.target as HTMLSelectElement).value;
          }}
        >
          ${names.map((name) => html`<option value=${name} .selected=${name === picked}>${name}</option>`)}
        </select>
        <button class="primary" aria-disabled=${this.busy} @click=${set}>Set</button>
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
    if (await this.attempt(save)) this.done = "The scenario is in your downloads.";
  }

  async #load(bank: PanelBank, event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    await this.#do(`The bank is as ${file.name} has it.`, async () => bank.restore(await readJson(file)));
    // So that the same file can be chosen again.
    input.value = "";
  }
}

async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch (cause) {
    throw new Error(`${file.name} is no snapshot: it is not JSON. The bank is as it was.`, { cause });
  }
}
