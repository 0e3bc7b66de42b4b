import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { ADMIN_KEY, type Mark, markNow, recordedTest, type Step, type TestForm } from "sandbank/internal";
import { View } from "../parts/view.ts";
import { codeView } from "./code-view.ts";
import { type RunResult, runTest } from "./run.ts";
import { stepsView } from "./steps-view.ts";

/** A bank takes any key of a client (S3), so a test has that of the documentation. */
const ANY_KEY = "test_key";

const BEGINS_ANEW =
  "The bank was set to another state. The recording begins with that, without the steps before.";

const LABELS: Readonly<Record<TestForm, string>> = { vitest: "Vitest", playwright: "Playwright" };

/** How the test is written. */
interface Written {
  readonly form: TestForm;
  readonly named: string;
  readonly withReads: boolean;
  readonly without: ReadonlySet<string>;
}

/** The test of what was done since the recording began: to be read, run, edited and copied. */
export class RecordedTest extends View {
  static override properties = {
    bank: { attribute: false },
    form: { state: true },
    named: { state: true },
    withReads: { state: true },
    without: { state: true },
    written: { state: true },
    edits: { state: true },
    result: { state: true },
    running: { state: true },
    said: { state: true },
  };

  declare bank: CoreBank;
  declare protected form: TestForm;
  declare protected named: string;
  declare protected withReads: boolean;
  declare protected without: ReadonlySet<string>;
  declare protected written: { readonly text: string; readonly steps: readonly Step[] };
  /** What was edited by hand, by its form; none while it is written here. */
  declare protected edits: Partial<Readonly<Record<TestForm, string>>>;
  declare protected result: RunResult | undefined;
  declare protected running: AbortController | undefined;
  declare protected said: string;
  #mark: Mark | undefined;
  #stops: (() => void)[] = [];
  #writes = 0;

  constructor() {
    super();
    this.form = "vitest";
    this.named = "";
    this.withReads = false;
    this.without = new Set();
    this.written = { text: "", steps: [] };
    this.said = "";
    this.edits = {};
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
      this.bank.on("reset", () => void this.#begin(BEGINS_ANEW)),
    ];
  }

  protected override render(): TemplateResult {
    const { written } = this;
    const own = this.#own;
    return html`${this.#tools()}
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
                this.#own = (event.target as HTMLTextAreaElement).value;
                this.result = undefined;
              }}
            ></textarea>`
      }`;
  }

  #tools(): TemplateResult {
    const { form, running } = this;
    const own = this.#own;
    const isPlaywright = form === "playwright";
    return html`<div class="recorder-tools">
        <span role="group" aria-label="Form" class="recorder-tools">
          ${(["vitest", "playwright"] as const).map(
            (each) =>
              html`<label><input type="radio" name="form" .checked=${each === form} @change=${() => this.#choose(each)} /> ${LABELS[each]}</label>`,
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
        <button type="button" @click=${this.#restart}>Start again from here</button>
      </div>
      ${isPlaywright ? html`<p class="hint">A page cannot run Playwright: run it as Vitest, which makes the same calls.</p>` : nothing}
      <p role="status" class="recorder-said" data-tone=${this.result ? (this.result.ok ? "good" : "bad") : nothing}>${this.said}</p>`;
  }

  /** Begins anew with the bank as it is. */
  async #begin(said = ""): Promise<void> {
    this.said = said;
    this.#mark = await markNow(this.bank);
    this.without = new Set();
    await this.#write();
  }

  readonly #restart = () => {
    this.edits = {};
    void this.#begin();
  };

  async #write(): Promise<void> {
    const { bank, form, withReads, without, named } = this;
    const mark = this.#mark;
    if (!mark) return;
    this.#writes += 1;
    const write = this.#writes;
    const keys = { client: ANY_KEY, admin: ADMIN_KEY };
    const written = await recordedTest(bank, { keys, mark, form, withReads, without, title: named });
    if (write !== this.#writes) return;
    if (written.text !== this.written.text && this.#own === undefined) this.result = undefined;
    this.written = written;
  }

  /** The text as it was edited by hand in this form; undefined while it is written here. */
  get #own(): string | undefined {
    return this.edits[this.form];
  }

  set #own(text: string | undefined) {
    const { [this.form]: _, ...others } = this.edits;
    this.edits = text === undefined ? others : { ...others, [this.form]: text };
  }

  get #text(): string {
    return this.#own ?? this.written.text;
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
      this.#own ??= this.written.text;
      this.said = "The browser keeps the clipboard from this page: copy it by hand.";
    }
  };

  readonly #edit = () => {
    this.#own = this.#own === undefined ? this.written.text : undefined;
    this.result = undefined;
    this.said = "";
  };

  #choose(form: TestForm): void {
    const wasEdited = this.#own !== undefined;
    const before = LABELS[this.form];
    this.#set({ form });
    this.result = undefined;
    this.said = wasEdited ? `What you edited stays with ${before}: choose it again to go on.` : "";
  }

  #set(values: Partial<Written>): void {
    Object.assign(this, values);
  }
}

customElements.define("recorded-test", RecordedTest);
