import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { ADMIN_KEY, type Mark, markNow, recordedTest, type Step, type TestForm } from "sandbank/internal";
import { type Place, placeOf } from "../app/address.ts";
import { View } from "../parts/view.ts";
import "../treasury/treasury-page.ts";
import { codeView } from "./code-view.ts";
import { type RunResult, runTest } from "./run.ts";
import { stepsView } from "./steps-view.ts";

/** A bank takes any key of a client (S3), so a test has that of the documentation. */
const ANY_KEY = "test_key";

/** What the next write is hit by, at a click. */
const FAULTS = [
  ["Lose its reply", { then: "lost-reply" }],
  ["Refuse it", { then: "refuse" }],
  ["Answer 503", { status: 503 }],
] as const;

/** What a recording can begin with. */
const BEGINNINGS = ["opening", "empty", "starter", "busy", "onboardingInReview"] as const;

/** How the test is written. */
interface Written {
  readonly form: TestForm;
  readonly named: string;
  readonly withReads: boolean;
  readonly without: ReadonlySet<string>;
}

/** *Test*: what is done in the app at the left is written down as a test at the right, which runs in the page. */
export class TestPage extends View {
  static override properties = {
    bank: { attribute: false },
    revision: { type: Number },
    app: { state: true },
    form: { state: true },
    named: { state: true },
    withReads: { state: true },
    without: { state: true },
    written: { state: true },
    own: { state: true },
    result: { state: true },
    running: { state: true },
    said: { state: true },
  };

  declare bank: CoreBank;
  declare revision: number;
  /** The place of the app at the left. */
  declare protected app: Place;
  declare protected form: TestForm;
  declare protected named: string;
  declare protected withReads: boolean;
  declare protected without: ReadonlySet<string>;
  declare protected written: { readonly text: string; readonly steps: readonly Step[] };
  /** The text as it was edited by hand; undefined while it is written here. */
  declare protected own: string | undefined;
  declare protected result: RunResult | undefined;
  declare protected running: AbortController | undefined;
  declare protected said: string;
  #mark: Mark | undefined;
  #stops: (() => void)[] = [];
  #writes = 0;

  constructor() {
    super();
    this.revision = 0;
    this.app = { page: "treasury", parts: [] };
    this.form = "vitest";
    this.named = "";
    this.withReads = false;
    this.without = new Set();
    this.written = { text: "", steps: [] };
    this.said = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stops) stop();
    this.running?.abort();
  }

  override willUpdate(changed: PropertyValues): void {
    if (["form", "named", "withReads", "without"].some((name) => changed.has(name))) void this.#write();
  }

  /** The bank is not there before, as this code is loaded after the page. */
  override firstUpdated(): void {
    this.#follow();
  }

  #follow(): void {
    void this.#begin();
    const changed = () => void this.#write();
    this.#stops = [
      this.bank.on("request", changed),
      this.bank.on("change", changed),
      this.bank.on("reset", () => void this.#begin()),
    ];
  }

  protected override render(): TemplateResult {
    const { own, written } = this;
    return html`<div class="recorder">
      <section aria-labelledby="app-title" class="recorded-app" @click=${this.#stay}>
        <h2 id="app-title" tabindex="-1">Make this a test</h2>
        <p class="hint">Use the app, move the time above, break a request: each step is written down.</p>
        <div class="recorder-tools">
          <label>Begin with <select @change=${this.#beginWith} aria-label="Begin with">
            <option value="">the bank as it is</option>
            ${BEGINNINGS.map((name) => html`<option value=${name}>${name}</option>`)}
          </select></label>
          <span role="group" aria-label="Break the next write" class="recorder-tools">
            Next write:
            ${FAULTS.map(([label, rule]) => html`<button type="button" class="small" @click=${() => this.#break(label, rule)}>${label}</button>`)}
          </span>
        </div>
        <treasury-page .revision=${this.revision} .place=${this.app}></treasury-page>
      </section>
      <section aria-labelledby="test-title" class="recorded-test">
        <h2 id="test-title">The test</h2>
        ${this.#tools()}
        ${stepsView(written.steps, {
          without: this.without,
          named: this.named,
          set: (values) => this.#set(values),
        })}
        ${
          own === undefined
            ? codeView(written.text, this.result)
            : html`<textarea
                aria-label="The test, edited by hand"
                spellcheck="false"
                rows="28"
                .value=${own}
                @input=${(event: Event) => {
                  this.own = (event.target as HTMLTextAreaElement).value;
                  this.result = undefined;
                }}
              ></textarea>`
        }
      </section>
    </div>`;
  }

  #tools(): TemplateResult {
    const { form, running, own } = this;
    const isPlaywright = form === "playwright";
    return html`<div class="recorder-tools">
        <span role="group" aria-label="Form" class="recorder-tools">
          ${(["vitest", "playwright"] as const).map(
            (each) =>
              html`<label><input type="radio" name="form" .checked=${each === form} @change=${() => this.#choose(each)} /> ${each === "vitest" ? "Vitest" : "Playwright"}</label>`,
          )}
        </span>
        <label><input type="checkbox" .checked=${this.withReads} @change=${() => this.#set({ withReads: !this.withReads })} /> Reads too</label>
      </div>
      <div class="recorder-tools">
        <button
          type="button"
          class="first"
          aria-disabled=${isPlaywright && !running}
          @click=${() => (running ? running.abort() : this.#run())}
        >
          ${running ? "Stop" : "Run"}
        </button>
        <button type="button" @click=${this.#copy}>Copy</button>
        <button type="button" @click=${this.#edit}>${own === undefined ? "Edit" : "Back to the recording"}</button>
        <button type="button" @click=${() => void this.#begin()}>Start again from here</button>
      </div>
      ${isPlaywright ? html`<p class="hint">A page cannot run Playwright: run it as Vitest, which makes the same calls.</p>` : nothing}
      <p role="status" class="recorder-said" data-tone=${this.result ? (this.result.ok ? "good" : "bad") : nothing}>${this.said}</p>`;
  }

  /** Begins anew with the bank as it is. */
  async #begin(): Promise<void> {
    this.#mark = await markNow(this.bank);
    this.without = new Set();
    this.own = undefined;
    await this.#write();
  }

  async #write(): Promise<void> {
    const { bank, form, withReads, without, named } = this;
    const mark = this.#mark;
    if (!mark) return;
    this.#writes += 1;
    const write = this.#writes;
    const keys = { client: ANY_KEY, admin: ADMIN_KEY };
    const written = await recordedTest(bank, { keys, mark, form, withReads, without, title: named });
    if (write !== this.#writes) return;
    if (written.text !== this.written.text && this.own === undefined) this.result = undefined;
    this.written = written;
  }

  get #text(): string {
    return this.own ?? this.written.text;
  }

  readonly #run = async () => {
    if (this.form === "playwright") return;
    this.running = new AbortController();
    this.result = undefined;
    this.said = "Running …";
    const text = this.#text;
    const result = await runTest(text, this.running.signal);
    this.running = undefined;
    if (text !== this.#text) {
      this.said = "The test has changed since: run it again.";
      return;
    }
    this.result = result;
    const where = !result.ok && result.line !== undefined ? `Line ${result.line}: ` : "";
    this.said = result.ok ? "It passes." : `It fails. ${where}${result.message}`;
  };

  readonly #copy = async () => {
    try {
      await navigator.clipboard.writeText(this.#text);
      this.said = "Copied.";
    } catch {
      this.own ??= this.written.text;
      this.said = "The browser keeps the clipboard from this page: copy it by hand.";
    }
  };

  readonly #edit = () => {
    this.own = this.own === undefined ? this.written.text : undefined;
    this.result = undefined;
    this.said = "";
  };

  readonly #beginWith = async ({ target }: Event) => {
    const name = (target as HTMLSelectElement).value;
    if (name === "") return;
    const { bank } = this;
    const { paused, speed } = bank.clock;
    const { scenarios } = await import("../opening/scenarios.ts");
    const scenario = Reflect.get(scenarios, name);
    await bank.reset({ scenario, clock: { start: bank.clock.now(), paused, speed } });
    this.said = `The bank begins with "${name}".`;
    (target as HTMLSelectElement).value = "";
  };

  #break(label: string, rule: (typeof FAULTS)[number][1]): void {
    for (const method of ["POST", "PATCH", "DELETE"])
      this.bank.faults.add({ ...rule, on: `${method} /v1/*`, times: 1 });
    this.said = `The next write: ${label.toLowerCase()}.`;
  }

  #choose(form: TestForm): void {
    this.#set({ form });
    this.own = undefined;
    this.result = undefined;
    this.said = "";
  }

  #set(values: Partial<Written>): void {
    Object.assign(this, values);
  }

  /** A link of the app stays on this page. */
  #stay(event: Event): void {
    const link = (event.target as Element).closest("a");
    const place = link && placeOf(link.hash);
    if (place?.page !== "treasury") return;
    event.preventDefault();
    this.app = place;
  }
}

customElements.define("test-page", TestPage);
