import { html, nothing, type TemplateResult } from "lit";
import type { Bank } from "sandbank";
import { ADMIN_KEY, CLIENT_KEY, exampleOf, stateOf } from "sandbank/internal";
import { answerView } from "../parts/answer.ts";
import { type Effects, watching } from "../parts/changes.ts";
import { jsonText } from "../parts/json.ts";
import { View } from "../parts/view.ts";
import { type Answer, type Send, send } from "../send.ts";
import { answerList } from "./answer-list.ts";
import { bodyProblem, pathProblem } from "./check.ts";
import type { Endpoint } from "./endpoints.ts";
import { fieldTable } from "./field-table.ts";
import { formOf, prepare, sampleFile } from "./prepare.ts";

/** What the user has typed for a call; kept while they look at another endpoint. */
interface Draft {
  method: string;
  path: string;
  body: string;
  key: string;
  file: File | undefined;
  /** What the example still lacks. */
  missing: readonly string[];
}

/** One endpoint: what it takes, an example that works, and the response of the bank. */
export class EndpointView extends View {
  static override properties = {
    bank: { attribute: false },
    endpoint: { attribute: false },
    revision: { type: Number },
    send: { attribute: false },
    draft: { state: true },
    refusal: { state: true },
    answered: { state: true },
  };

  declare bank: Bank;
  declare endpoint: Endpoint;
  /** Goes up when the bank's rows may have changed. */
  declare revision: number;
  declare send: Send;
  declare protected draft: Draft;
  /** Why nothing was sent. */
  declare protected refusal: string;
  declare protected answered: readonly [Answer, Effects] | undefined;
  readonly #drafts = new Map<string, Draft>();

  constructor() {
    super();
    this.send = send;
    this.refusal = "";
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    const isUntouched = !this.#drafts.has(this.endpoint.operation) && !this.answered;
    if (changed.has("revision") && isUntouched) this.draft = this.#newDraft();
    if (!changed.has("endpoint")) return;
    const kept = this.#drafts.get(this.endpoint.operation);
    this.draft = kept ?? this.#newDraft();
    this.refusal = "";
    this.answered = undefined;
  }

  #newDraft(): Draft {
    const { endpoint } = this;
    const example = exampleOf(endpoint, stateOf(this.bank));
    return {
      method: endpoint.method,
      path: example.path,
      body: example.body
        ? jsonText(
            endpoint.file ? (example.body as { data: { metadata?: object } }).data.metadata : example.body,
          )
        : "",
      key: endpoint.auth === "admin" ? ADMIN_KEY : CLIENT_KEY,
      file: endpoint.file ? sampleFile() : undefined,
      missing: example.missing,
    };
  }

  #edit(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change };
    this.#drafts.set(this.endpoint.operation, this.draft);
  }

  #newExample(): void {
    this.#drafts.delete(this.endpoint.operation);
    this.draft = this.#newDraft();
    this.refusal = "";
  }

  protected override render(): TemplateResult {
    const { endpoint } = this;
    return html`
      <header class="endpoint-head">
        <h2 id="endpoint-title" tabindex="-1">${endpoint.summary}</h2>
        <p><code class="method" data-method=${endpoint.method}>${endpoint.method}</code> <code>${endpoint.path}</code></p>
      </header>
      <div class="endpoint">
        <form class="call" novalidate @submit=${this.#submit} @keydown=${this.#onKey}>${this.#request()}</form>
        <div>
          ${this.answered ? answerView(...this.answered) : nothing}
          ${fieldTable("Fields of data", endpoint.fields ?? [])}
          ${fieldTable("Beside data", endpoint.beside)}
          ${fieldTable("Query parameters", endpoint.query)}
          ${answerList(endpoint.answers)}
        </div>
      </div>
    `;
  }

  #request(): TemplateResult {
    const { draft, endpoint } = this;
    const hasBody = draft.method !== "GET" && draft.method !== "DELETE";
    const wrongBody = hasBody && !endpoint.file && draft.body.trim() !== "" ? bodyProblem(draft.body) : "";
    return html`
      <fieldset class="keys">
        <legend>Key</legend>
        ${[[CLIENT_KEY, "client"] as const, [ADMIN_KEY, "admin"] as const].map(
          ([key, label]) => html`<label
            ><input type="radio" name="key" .checked=${draft.key === key} @change=${() => this.#edit({ key })} />${label}</label
          >`,
        )}
      </fieldset>
      <div class="target">
        <div class="field">
          <label for="call-method">Method</label>
          <select id="call-method" @change=${(event: Event) => this.#edit({ method: (event.target as HTMLSelectElement).value })}>
            ${["GET", "POST", "PATCH", "DELETE", "PUT"].map(
              (method) => html`<option .selected=${method === draft.method}>${method}</option>`,
            )}
          </select>
        </div>
        <div class="field">
          <label for="call-path">Path</label>
          <input
            id="call-path"
            class="code"
            spellcheck="false"
            autocomplete="off"
            .value=${draft.path}
            aria-invalid=${this.refusal ? "true" : nothing}
            aria-describedby=${this.refusal ? "path-problem" : nothing}
            @input=${(event: Event) => this.#edit({ path: (event.target as HTMLInputElement).value })}
          />
        </div>
      </div>
      ${this.refusal ? html`<p class="wrong" id="path-problem" role="alert">${this.refusal}</p>` : nothing}
      ${endpoint.query.length > 0 ? this.#query() : nothing}
      ${endpoint.file && hasBody ? this.#file() : nothing}
      ${hasBody ? this.#body(wrongBody) : nothing}
      ${draft.missing.length > 0 ? this.#missing() : nothing}
      <div class="actions">
        <button type="submit" class="first">Send</button>
        <button type="button" @click=${this.#newExample}>New example</button>
      </div>
    `;
  }

  #query(): TemplateResult {
    return html`<p class="chips">
      <span class="aside">Add</span>
      ${this.endpoint.query.map(
        ({ name }) =>
          html`<button type="button" class="small" @click=${() => this.#addQuery(name)}><code>${name}</code></button>`,
      )}
    </p>`;
  }

  #addQuery(name: string): void {
    const { path } = this.draft;
    this.#edit({ path: `${path}${path.includes("?") ? "&" : "?"}${name}=` });
    this.querySelector<HTMLInputElement>("#call-path")?.focus();
  }

  #file(): TemplateResult {
    const { file } = this.draft;
    return html`<div class="field">
      <label for="call-file">Part <code>${this.endpoint.file}</code></label>
      <input id="call-file" type="file" @change=${(event: Event) => this.#edit({ file: (event.target as HTMLInputElement).files?.[0] ?? sampleFile() })} />
      <p class="hint">Sends ${file ? html`<b>${file.name}</b>, ${file.type || "no type"}, ${file.size} bytes` : "no file"}.</p>
    </div>`;
  }

  #body(wrong: string): TemplateResult {
    const { draft, endpoint } = this;
    return html`<div class="field">
      <label for="call-body">${endpoint.file ? html`Part <code>metadata</code>, JSON text` : "Body"}</label>
      <textarea
        id="call-body"
        class="code"
        spellcheck="false"
        rows=${Math.min(Math.max(draft.body.split("\n").length + 1, 4), 22)}
        .value=${draft.body}
        aria-invalid=${wrong ? "true" : nothing}
        aria-describedby=${wrong ? "body-problem" : nothing}
        @input=${(event: Event) => this.#edit({ body: (event.target as HTMLTextAreaElement).value })}
      ></textarea>
      ${wrong ? html`<p class="wrong" id="body-problem" role="status">${wrong} It can be sent as it is; the bank will refuse it.</p>` : nothing}
    </div>`;
  }

  #missing(): TemplateResult {
    const { missing } = this.draft;
    return html`<div class="note">
      <p>For this call to work, the bank needs a row in ${missing.map((name) => html`<code>${name}</code> `)}first.</p>
      <button type="button" class="small" @click=${this.#prepare}>Create it</button>
    </div>`;
  }

  async #prepare(): Promise<void> {
    try {
      await prepare(this.send, this.endpoint, stateOf(this.bank));
      this.#newExample();
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : String(error);
    }
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
      (event.currentTarget as HTMLFormElement).requestSubmit();
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { method, path, body, key, file } = this.draft;
    this.refusal = pathProblem(path);
    if (this.refusal) return;
    const hasBody = method !== "GET" && method !== "DELETE";
    const form =
      this.endpoint.file && hasBody ? formOf(this.endpoint, file, body.trim() || undefined) : undefined;
    const sending = { key, ...(form ? { form } : {}), ...(hasBody && !form ? { body } : {}) };
    const { operation } = this.endpoint;
    const answered = await watching(this.bank, () => this.send(method, path, sending));
    if (operation === this.endpoint.operation) this.answered = answered;
  }
}

customElements.define("endpoint-view", EndpointView);
