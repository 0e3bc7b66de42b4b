import { html, nothing, type TemplateResult } from "lit";
import type { LoggedIssue } from "sandbank";
import { ADMIN_KEY, CLIENT_KEY } from "sandbank/internal";
import { sampleFile } from "../../parts/sample-file.ts";
import "./call-body.ts";
import type { Endpoint } from "../endpoints.ts";
import { objectForm } from "../form/schema-form.ts";
import { setIn } from "../form/set-in.ts";
import { type Draft, hasBody, headersProblem } from "./draft.ts";
import { firstFilter, parametersIn, withParameters } from "./parameters.ts";

/** What the form of a call shows, and whom it tells. */
interface RequestForm {
  readonly endpoint: Endpoint;
  readonly draft: Draft;
  /** Why nothing was sent; "" for no reason. */
  readonly refusal: string;
  readonly issues: readonly LoggedIssue[];
  /** The calls that are sent first, so that this one works. */
  readonly steps: readonly Pick<Endpoint, "route">[];
  readonly isBusy: boolean;
  edit(change: Partial<Draft>): void;
  prepare(): void;
  newExample(): void;
}

/** The parts of a call, Send among the first. */
export function requestForm(form: RequestForm): TemplateResult {
  const { endpoint, draft, refusal, steps, isBusy } = form;
  return html`${target(form)}
    ${refusal ? html`<p class="wrong" id="path-problem" role="alert">${refusal}</p>` : nothing}
    ${steps.length > 0 ? stepsView(form) : nothing}
    ${endpoint.auth === "none" ? nothing : keys(form)}
    ${headers(form)} ${endpoint.parameters.length > 0 ? parameters(form) : nothing}
    ${endpoint.file && hasBody(draft) ? file(form) : nothing}
    ${
      takesBody(endpoint, draft)
        ? html`<call-body
            .endpoint=${endpoint}
            .text=${draft.body}
            .issues=${form.issues}
            .change=${(body: string) => form.edit({ body })}
          ></call-body>`
        : nothing
    }
    <div class="actions">
      <button type="button" aria-disabled=${isBusy} @click=${form.newExample}>New example</button>
    </div>`;
}

/** Whether there is a body to type: another method than the endpoint's own is sent with what is typed. */
function takesBody({ body, file, method }: Endpoint, draft: Draft): boolean {
  return hasBody(draft) && (body !== undefined || file !== undefined || method !== draft.method);
}

function keys({ draft, edit }: RequestForm): TemplateResult {
  return html`<fieldset class="keys">
    <legend>API key</legend>
    ${[[CLIENT_KEY, "client"] as const, [ADMIN_KEY, "admin"] as const].map(
      ([key, label]) => html`<label
        ><input type="radio" name="key" .checked=${draft.key === key} @change=${() => edit({ key })} />${label}</label
      >`,
    )}
  </fieldset>`;
}

function target({ draft, refusal, isBusy, edit }: RequestForm): TemplateResult {
  return html`<div class="target">
    <div class="field">
      <label for="call-method">Method</label>
      <select id="call-method" @change=${({ target }: Event) => edit({ method: (target as HTMLSelectElement).value })}>
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
        aria-invalid=${refusal ? "true" : nothing}
        aria-describedby=${refusal ? "path-problem" : nothing}
        @input=${({ target }: Event) => edit({ path: (target as HTMLInputElement).value })}
      />
    </div>
    <button type="submit" class="first" title="Ctrl+Enter, or ⌘+Enter" aria-keyshortcuts="Control+Enter Meta+Enter" aria-disabled=${isBusy}>
      Send
    </button>
  </div>`;
}

function stepsView({ steps, prepare }: RequestForm): TemplateResult {
  return html`<div class="note">
    <p>Send creates these prerequisites first:</p>
    <ol>
      ${steps.map(({ route }) => html`<li><code>${route.method} ${route.path}</code></li>`)}
    </ol>
    <button type="button" class="small" @click=${prepare}>Create now</button>
  </div>`;
}

/** The parameters field by field. Fields and path are one text, so they never differ. */
function parameters({ endpoint, draft, issues, edit }: RequestForm): TemplateResult {
  const values = parametersIn(draft.path, endpoint);
  return html`<div role="group" class="form-group" aria-labelledby="parameters-title">
    <b id="parameters-title">Parameters</b>
    ${objectForm(endpoint.parameters, values, [], {
      resolve: endpoint.resolve,
      change: (path, value) => {
        const changed = setIn(values, path, firstFilter(endpoint, path, value)) as Readonly<
          Record<string, unknown>
        >;
        edit({ path: withParameters(draft.path, changed, endpoint) });
      },
      problemsOf: (field) => issues.filter((issue) => issue.field === field),
    })}
  </div>`;
}

function headers({ draft, edit }: RequestForm): TemplateResult {
  const problem = headersProblem(draft.headers);
  return html`<details class="headers">
    <summary>Headers</summary>
    <div class="field">
      <label for="call-headers">Additional headers, one per line</label>
      <textarea
        id="call-headers"
        class="code"
        rows="2"
        spellcheck="false"
        placeholder="X-Request-Id: 42"
        .value=${draft.headers}
        aria-invalid=${problem ? "true" : nothing}
        aria-describedby="headers-hint headers-problem"
        @input=${({ target }: Event) => edit({ headers: (target as HTMLTextAreaElement).value })}
      ></textarea>
      <p class="hint" id="headers-hint">
        The API key and content type are sent automatically unless you set them here. Copied code doesn't include these headers.
      </p>
      <p class="wrong" id="headers-problem" role="status">${problem}</p>
    </div>
  </details>`;
}

function file({ endpoint, draft, edit }: RequestForm): TemplateResult {
  const { file } = draft;
  return html`<div class="field">
    <label for="call-file">Part <code>${endpoint.file}</code></label>
    <input id="call-file" type="file" @change=${({ target }: Event) => edit({ file: (target as HTMLInputElement).files?.[0] ?? sampleFile() })} />
    <p class="hint">Sends ${file ? html`<b>${file.name}</b>, ${file.type || "no type"}, ${file.size} bytes` : "no file"}.</p>
  </div>`;
}
