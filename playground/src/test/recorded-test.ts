import { html, type PropertyValues, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { ADMIN_KEY, type Mark, markNow, recordedTest, type Step, type TestForm } from "sandbank/internal";
import { tell } from "../parts/messages.ts";
import { View } from "../parts/view.ts";
import { codeView } from "./code-view.ts";
import { type RunResult, runTest } from "./run.ts";
import { stepsView } from "./steps-view.ts";
import { LABELS, toolsView } from "./tools-view.ts";

/** A bank takes any key of a client (S3), so a test has that of the documentation. */
const ANY_KEY = "test_key";

const STARTS_OVER = "The bank's state was replaced, so the recording starts over.";

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
  declare form: TestForm;
  declare protected named: string;
  declare withReads: boolean;
  declare protected without: ReadonlySet<string>;
  declare protected written: { readonly text: string; readonly steps: readonly Step[] };
  /** What was edited by hand, by its form; none while it is written here. */
  declare protected edits: Partial<Readonly<Record<TestForm, string>>>;
  declare result: RunResult | undefined;
  declare protected running: AbortController | undefined;
  declare said: string;
  #mark: Mark | undefined;
  #writes = 0;
  /** Whether something was recorded while another page is open, where nothing is written. */
  #hasUnwritten = false;

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
    if (this.hasUpdated) void this.#write();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.running?.abort();
  }

  override willUpdate(changed: PropertyValues): void {
    if (["form", "named", "withReads", "without"].some((name) => changed.has(name))) void this.#write();
  }

  /** The bank is not there before, as this code is loaded after the page. */
  override firstUpdated(): void {
    void this.#begin();
    const changed = () => {
      if (this.isConnected) void this.#write();
    };
    this.bank.on("request", changed);
    this.bank.on("change", changed);
    this.bank.on("change", ({ cause }) => {
      if (!this.isConnected && cause !== "clock") this.#hasUnwritten = true;
    });
    addEventListener("beforeunload", (event) => {
      // A bank that is kept outlives the reload, which its recording does not.
      if (this.#hasWork) event.preventDefault();
    });
    this.bank.on("reset", () => void this.#begin(STARTS_OVER));
  }

  protected override render(): TemplateResult {
    const { written } = this;
    const own = this.#own;
    return html`${toolsView(this, {
      isEdited: own !== undefined,
      isRunning: this.running !== undefined,
      choose: (form) => this.#choose(form),
      set: (values) => this.#set(values),
      run: () => (this.running ? this.running.abort() : this.#run()),
      copy: this.#copy,
      edit: this.#edit,
      restart: this.#restart,
    })}
      ${stepsView(written.steps, {
        without: this.without,
        named: this.named,
        set: (values) => this.#set(values),
      })}
      ${
        own === undefined
          ? codeView(written.text, this.result)
          : html`<textarea
              aria-label="Your edited test"
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

  /** Starts over with the bank as it is. */
  async #begin(said = ""): Promise<void> {
    this.said = said;
    this.#mark = await markNow(this.bank);
    this.without = new Set();
    this.#hasUnwritten = false;
    await this.#write();
  }

  readonly #restart = () =>
    this.#discard("Recording restarted.", () => {
      this.edits = {};
      return this.#begin();
    });

  /** Does what throws something of the test away, and offers to take it back. */
  async #discard(said: string, work: () => unknown): Promise<void> {
    const { edits, without } = this;
    const before = this.#mark;
    await work();
    const after = this.#mark;
    const undo = async () => {
      // What was edited since stays too.
      this.edits = { ...edits, ...this.edits };
      // Of a bank that was set to another state since, the mark before says nothing.
      if (before !== after && this.#mark === after) {
        this.#mark = before;
        this.without = without;
      }
      await this.#write();
      tell("Undone. Your test is back.");
    };
    tell(said, { undo });
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
    if (written.text !== this.written.text && this.#own === undefined) this.result = undefined;
    this.written = written;
    this.#hasUnwritten = false;
  }

  get #hasWork(): boolean {
    return this.#hasUnwritten || this.written.steps.length > 0 || Object.keys(this.edits).length > 0;
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
    this.said = "Running…";
    const text = this.#text;
    const result = await runTest(text, this.running.signal);
    this.running = undefined;
    if (text !== this.#text) {
      this.said = "The test changed. Run it again.";
      return;
    }
    this.result = result;
    const where = !result.ok && result.line !== undefined ? `Line ${result.line}: ` : "";
    this.said = result.ok ? "Passed." : `Failed. ${where}${result.message}`;
  };

  readonly #copy = async () => {
    try {
      await navigator.clipboard.writeText(this.#text);
      this.said = "Copied.";
    } catch {
      this.#own ??= this.written.text;
      this.said = "Your browser blocked the clipboard. Select the code and copy it.";
    }
  };

  readonly #edit = () => {
    this.result = undefined;
    this.said = "";
    if (this.#own === undefined) this.#own = this.written.text;
    else
      void this.#discard("Edits discarded.", () => {
        this.#own = undefined;
      });
  };

  #choose(form: TestForm): void {
    const wasEdited = this.#own !== undefined;
    const before = LABELS[this.form];
    this.#set({ form });
    this.result = undefined;
    this.said = wasEdited ? `Your edits are kept under ${before}.` : "";
  }

  #set(values: Partial<Written>): void {
    Object.assign(this, values);
  }
}

customElements.define("recorded-test", RecordedTest);
