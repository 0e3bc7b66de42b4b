import { html, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { type Fetcher, messageOf, ownPathsOf, preparationOf, type Refusal, stateOf } from "sandbank/internal";
import { doneText } from "../bank/answer.ts";
import { BusyView } from "../parts/busy-view.ts";
import { say } from "../parts/say.ts";
import { createSend, page } from "../send.ts";
import { answerList } from "./answers/answer-list.ts";
import type { AnswersView } from "./answers/answers-view.ts";
import "./answers/answers-view.ts";
import { type Exchange, exchange } from "./answers/exchange.ts";
import { provoke } from "./answers/provoke.ts";
import { refusalList } from "./answers/refusal-list.ts";
import type { Endpoint } from "./endpoints.ts";
import { pathProblem } from "./request/check.ts";
import { type Draft, draftOf, hasBody, initOf } from "./request/draft.ts";
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
}

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
  readonly #all = new Map<string, Kept>();

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
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("endpoint")) {
      const { operation } = this.endpoint;
      this.kept = this.#all.get(operation) ?? { ...this.#fresh(), exchanges: [] };
      this.refusal = "";
    } else if (changed.has("revision") && this.kept.state === "fresh") this.#keep(this.#fresh());
  }

  override updated(changed: Map<PropertyKey, unknown>): void {
    // From the list of endpoints, Tab goes on to the call.
    if (changed.get("endpoint")) this.querySelector<HTMLElement>("#endpoint-title")?.focus();
  }

  #fresh(): Omit<Kept, "exchanges"> {
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
    return html`
      <header class="endpoint-head">
        <h2 id="endpoint-title" tabindex="-1">${endpoint.summary}</h2>
        <p><code class="method" data-method=${endpoint.method}>${endpoint.method}</code> <code>${endpoint.path}</code></p>
      </header>
      <div class="endpoint">
        <form class="call" novalidate aria-label="Call" @submit=${this.#submit}>
          ${requestForm({
            endpoint,
            draft: kept.draft,
            refusal: this.refusal,
            issues: last?.isOfForm ? (last.entry?.issues ?? []) : [],
            steps,
            isBusy: this.isBusy,
            edit: (change) => this.#keep({ draft: { ...this.kept.draft, ...change }, state: "typed" }),
            prepare: () => void this.#prepare(),
            newExample: () => this.#newExample(),
          })}
        </form>
        <div>
          <answers-view .exchanges=${kept.exchanges}></answers-view>
          ${refusalList(endpoint.refusals, this.provoked, (refusal) => void this.#provoke(refusal))}
          ${answerList(endpoint)}
        </div>
      </div>
    `;
  }

  #newExample(): void {
    if (this.isBusy) return;
    this.#keep(this.#fresh());
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
      // What was typed is kept; what was not is about the rows that are there now.
      const path = draft.path === example.path ? next.path : draft.path;
      const body = draft.body === example.body ? next.body : draft.body;
      this.#keep({ draft: { ...draft, path, body }, example: next });
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
      const body = hasBody(draft) ? draft.body : "";
      const notes = made.map((call) => `First ${call} was sent, which it needs.`);
      const init = initOf(draft, endpoint);
      const sending = { path: draft.path, init, body, notes, isOfForm: true };
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
    this.#keep({ exchanges: [made, ...exchanges].slice(0, KEPT) }, endpoint);
    say(`Answer ${made.number}: ${doneText(made.answer, made.effects)}.`);
    await this.updateComplete;
    await this.querySelector<AnswersView>("answers-view")?.show();
  }
}

customElements.define("endpoint-view", EndpointView);
