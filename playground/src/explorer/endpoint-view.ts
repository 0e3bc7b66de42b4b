import { html, nothing, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { type Fetcher, messageOf, ownPathsOf, preparationOf, type Refusal, stateOf } from "sandbank/internal";
import { doneText } from "../bank/answer.ts";
import { breakable } from "../parts/breakable.ts";
import { BusyView } from "../parts/busy-view.ts";
import { say } from "../parts/say.ts";
import { createSend, page } from "../send.ts";
import { answerList } from "./answers/answer-list.ts";
import type { AnswersView } from "./answers/answers-view.ts";
import "./answers/answers-view.ts";
import "./answers/call-code.ts";
import { type Exchange, exchange } from "./answers/exchange.ts";
import { previewView } from "./answers/preview-view.ts";
import { provoke } from "./answers/provoke.ts";
import { refusalList } from "./answers/refusal-list.ts";
import { type Endpoint, KEY_TEXTS } from "./endpoints.ts";
import { onto, Preview } from "./preview.ts";
import { pathProblem } from "./request/check.ts";
import { type Draft, draftOf, sendingOf } from "./request/draft.ts";
import { prepare } from "./request/prepare.ts";
import { requestForm } from "./request/request-form.ts";

/** How many answers of an endpoint are kept. */
const KEPT = 6;

/** What was done at an endpoint; kept while another is looked at. */
interface Kept {
  readonly draft: Draft;
  /** The example that the draft began as. */
  readonly example: Draft;
  /** A draft that was typed or sent stays as it is when rows change; one that was sent needs nothing before it. */
  readonly state: "fresh" | "typed" | "sent";
  readonly exchanges: readonly Exchange[];
  /** Whether the code is that of the last answer; else it is that of the draft. */
  readonly showsLast: boolean;
}

/** How long typing has to rest until the answer to it is looked for, milliseconds. */
const REST_MS = 200;

/** One endpoint: what it takes, an example that works, and what the bank answered. */
export class EndpointView extends BusyView {
  static override properties = {
    ...BusyView.properties,
    bank: { attribute: false },
    endpoint: { attribute: false },
    endpoints: { attribute: false },
    revision: { type: Number },
    page: { attribute: false },
    kept: { state: true },
    refusal: { state: true },
    provoked: { state: true },
    preview: { state: true },
  };

  declare bank: CoreBank;
  declare endpoint: Endpoint;
  /** All of the bank's. */
  declare endpoints: readonly Endpoint[];
  /** Goes up when the bank's rows may have changed. */
  declare revision: number;
  /** Answers as the bank does. */
  declare page: Fetcher;
  declare protected kept: Kept;
  /** Why nothing was sent. */
  declare protected refusal: string;
  /** The error that is being made. */
  declare protected provoked: Refusal | undefined;
  /** What the bank would answer to the draft. */
  declare protected preview: Exchange | undefined;
  readonly #all = new Map<string, Kept>();
  readonly #preview = new Preview();
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.page = page;
    this.refusal = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#onKey);
    clearTimeout(this.#rest);
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("endpoint")) {
      const { operation } = this.endpoint;
      this.kept = this.#all.get(operation) ?? { ...this.#fresh(), exchanges: [], showsLast: false };
      this.preview = undefined;
      this.refusal = "";
    } else if (changed.has("revision") && this.kept.state === "fresh") this.#keep(this.#fresh());
  }

  override updated(changed: Map<PropertyKey, unknown>): void {
    // From the list of endpoints, Tab goes on to the call.
    if (changed.get("endpoint")) this.querySelector<HTMLElement>("#endpoint-title")?.focus();
    if (["endpoint", "kept", "revision"].some((name) => changed.has(name)))
      this.#look(changed.has("endpoint") ? 0 : REST_MS);
  }

  /** Looks for the answer to the draft once it rests. */
  #look(after: number): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(async () => {
      const { bank, endpoint, endpoints, kept } = this;
      if (kept.showsLast || pathProblem(kept.draft.path, ownPathsOf(bank.options))) return;
      // Without it there is no preview, and what is wrong is said once it is sent.
      const found = await this.#preview.of(bank, endpoint, endpoints, kept).catch(() => undefined);
      if (endpoint === this.endpoint) this.preview = found;
    }, after);
  }

  #fresh(): Pick<Kept, "draft" | "example" | "state"> {
    const example = draftOf(this.endpoint, stateOf(this.bank));
    return { draft: example, example, state: "fresh" };
  }

  #keep(change: Partial<Kept>, { operation } = this.endpoint): void {
    const before = operation === this.endpoint.operation ? this.kept : this.#all.get(operation);
    if (!before) return;
    const kept = { ...before, ...change };
    this.#all.set(operation, kept);
    if (operation === this.endpoint.operation) this.kept = kept;
  }

  protected override render(): TemplateResult {
    const { endpoint, kept } = this;
    const [last] = kept.exchanges;
    const steps = kept.state === "sent" ? [] : preparationOf(endpoint, this.endpoints, stateOf(this.bank));
    const shown = kept.showsLast ? last : this.preview;
    return html`<div class="endpoint">
      <header class="endpoint-head">
        <p class="aside">${endpoint.area}</p>
        <h2 id="endpoint-title" tabindex="-1">${endpoint.summary}</h2>
        <p><code class="method" data-method=${endpoint.method}>${endpoint.method}</code> <code>${breakable(endpoint.path)}</code></p>
        <p class="aside">${KEY_TEXTS[endpoint.auth]}</p>
      </header>
      <form class="call" novalidate aria-label="Call" @submit=${this.#submit}>
        ${requestForm({
          endpoint,
          draft: kept.draft,
          refusal: this.refusal,
          issues: last?.isOfForm ? (last.entry?.issues ?? []) : [],
          steps,
          isBusy: this.isBusy,
          edit: (change) =>
            this.#keep({ draft: { ...this.kept.draft, ...change }, state: "typed", showsLast: false }),
          prepare: () => void this.#prepare(),
          newExample: () => this.#newExample(),
        })}
      </form>
      <div class="endpoint-out">
        <call-code .exchange=${shown}></call-code>
        <answers-view .exchanges=${kept.exchanges}></answers-view>
        ${last || !this.preview ? nothing : previewView(this.preview)}
      </div>
      <div class="endpoint-docs">
        ${refusalList(endpoint.refusals, this.provoked, (refusal) => void this.#provoke(refusal))}
        ${answerList(endpoint)}
      </div>
    </div>`;
  }

  #newExample(): void {
    if (this.isBusy) return;
    this.#keep({ ...this.#fresh(), showsLast: false });
    this.refusal = "";
  }

  /** Creates what the example needs; answers what was created, or undefined where the bank refused it. */
  async #prepare(): Promise<readonly string[] | undefined> {
    try {
      const { endpoint, endpoints } = this;
      const made = await prepare(createSend(this.page), endpoint, stateOf(this.bank), endpoints);
      if (endpoint !== this.endpoint) return undefined;
      const { draft, example } = this.kept;
      const { example: next } = this.#fresh();
      this.#keep({ draft: onto(draft, example, next), example: next });
      return made;
    } catch (error) {
      this.refusal = messageOf(error);
      return undefined;
    }
  }

  readonly #onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    const { target } = event;
    const isHere = target === document.body || (target as Element).closest("explorer-page, endpoint-view");
    if (isHere) this.querySelector<HTMLFormElement>("form.call")?.requestSubmit();
  };

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (this.isBusy) return;
    this.refusal = pathProblem(this.kept.draft.path, ownPathsOf(this.bank.options));
    if (this.refusal) return;
    const { endpoint } = this;
    await this.busy(async () => {
      const made = this.kept.state === "sent" ? [] : await this.#prepare();
      if (!made) return;
      const { draft } = this.kept;
      // The form keeps what was sent, because the answer is about it.
      this.#keep({ state: "sent" }, endpoint);
      const notes = made.map((call) => `Sent ${call} first, as a prerequisite.`);
      const sending = { ...sendingOf(draft, endpoint), notes, isOfForm: true };
      await this.#add(endpoint, await exchange(this.page, this.bank, sending));
    });
  }

  async #provoke(refusal: Refusal): Promise<void> {
    if (this.isBusy) return;
    const { endpoint } = this;
    this.provoked = refusal;
    await this.busy(async () => {
      try {
        // The form is not sent, but it stays as it was.
        if (this.kept.state === "fresh") this.#keep({ state: "typed" }, endpoint);
        await this.#add(endpoint, await provoke(refusal, this.page, this.bank));
      } catch (error) {
        this.refusal = messageOf(error);
      }
    });
    this.provoked = undefined;
  }

  async #add(endpoint: Endpoint, made: Exchange): Promise<void> {
    const { exchanges } = this.#all.get(endpoint.operation) ?? this.kept;
    this.#keep({ exchanges: [made, ...exchanges].slice(0, KEPT), showsLast: true }, endpoint);
    say(`Response ${made.number}: ${doneText(made.answer, made.effects)}.`);
    await this.updateComplete;
    await this.querySelector<AnswersView>("answers-view")?.show();
  }
}

customElements.define("endpoint-view", EndpointView);
