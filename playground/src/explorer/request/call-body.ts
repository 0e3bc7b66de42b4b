import { html, nothing, type TemplateResult } from "lit";
import type { LoggedIssue } from "sandbank";
import { jsonBox, jsonText } from "../../parts/json.ts";
import { View } from "../../parts/view.ts";
import { type Endpoint, withData } from "../endpoints.ts";
import { controlOf } from "../form/control.ts";
import { objectForm } from "../form/schema-form.ts";
import { setIn } from "../form/set-in.ts";
import { jsonProblem } from "../json-problem.ts";
import { viewSwitch } from "./view-switch.ts";

const views = [
  ["fields", "Fields"],
  ["json", "JSON"],
  ["schema", "Schema"],
] as const;

type BodyView = (typeof views)[number][0];

/** How the body was looked at last, which the next endpoint shows too. */
let lastView: BodyView = "fields";

/** The body of a call: field by field, as JSON, and its schema. Fields and JSON are one text, so they never differ. */
export class CallBody extends View {
  static override properties = {
    endpoint: { attribute: false },
    text: { attribute: false },
    issues: { attribute: false },
    change: { attribute: false },
    view: { state: true },
  };

  declare endpoint: Endpoint;
  /** The text to send. */
  declare text: string;
  /** Why the last call was refused. */
  declare issues: readonly LoggedIssue[];
  declare change: (text: string) => void;
  declare protected view: BodyView;

  constructor() {
    super();
    this.issues = [];
    this.view = lastView;
  }

  protected override render(): TemplateResult {
    const { endpoint, view } = this;
    const choose = (next: BodyView) => {
      lastView = next;
      this.view = next;
    };
    return html`<div class="body-head">
        <span>${endpoint.file ? html`Part <code>metadata</code>` : "Body"}</span>
        ${viewSwitch("View of the body", views, view, choose)}
      </div>
      ${view === "json" ? this.#json() : view === "schema" ? this.#schema() : this.#fields()}`;
  }

  #schema(): TemplateResult {
    const { body = {}, resolve } = this.endpoint;
    return jsonBox(jsonText(withData(body, resolve)), "Schema of the body");
  }

  #json(): TemplateResult {
    const { endpoint, text } = this;
    const wrong = text.trim() === "" ? undefined : jsonProblem(text);
    return html`<div class="field">
      <label for="call-body" class="unseen">${endpoint.file ? "Part metadata, JSON text" : "Body, JSON text"}</label>
      <textarea
        id="call-body"
        class="code"
        spellcheck="false"
        rows=${Math.min(Math.max(text.split("\n").length + 1, 4), 22)}
        .value=${text}
        aria-invalid=${wrong ? "true" : nothing}
        aria-describedby="body-problem"
        @input=${({ target }: Event) => this.change((target as HTMLTextAreaElement).value)}
      ></textarea>
      <p class="wrong" id="body-problem" role="status">
        ${wrong ? `Not valid JSON. ${wrong} You can still send it; the bank will refuse it.` : ""}
      </p>
    </div>`;
  }

  #fields(): TemplateResult {
    const { endpoint, text } = this;
    const problem = text.trim() === "" ? undefined : jsonProblem(text);
    if (problem)
      return html`<p class="alert" role="status">The body isn't valid JSON. ${problem} Fix it in the JSON view.</p>`;
    const value: unknown = text.trim() === "" ? undefined : JSON.parse(text);
    const { body = {}, resolve } = endpoint;
    const context = {
      resolve,
      change: (path: readonly (string | number)[], next: unknown) =>
        this.change(jsonText(setIn(value, path, next))),
      problemsOf: (field: string) => this.issues.filter((issue) => issue.field === field),
    };
    const { control } = controlOf(body, resolve);
    if (control.kind === "object") return objectForm(control.fields, value, [], context);
    const metadata = { name: "metadata", schema: body, isRequired: false };
    return objectForm([metadata], value === undefined ? {} : { metadata: value }, [], {
      ...context,
      change: (path, next) => this.change(jsonText(setIn(value, path.slice(1), next))),
    });
  }
}

customElements.define("call-body", CallBody);
