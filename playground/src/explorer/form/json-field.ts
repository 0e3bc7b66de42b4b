import { html, nothing, type TemplateResult } from "lit";
import { jsonText } from "../../parts/json.ts";
import { View } from "../../parts/view.ts";
import { jsonProblem } from "../json-problem.ts";

/** A value of any kind, typed as JSON. Text that is not JSON stays here until it is. */
export class JsonField extends View {
  static override properties = {
    name: { attribute: false },
    value: { attribute: false },
    change: { attribute: false },
    text: { state: true },
  };

  /** The id of its control. */
  declare name: string;
  declare value: unknown;
  /** Takes a value that was typed. */
  declare change: (value: unknown) => void;
  declare protected text: string;

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("value")) return;
    const typed = this.text === undefined || jsonProblem(this.text) ? undefined : JSON.parse(this.text);
    if (JSON.stringify(typed) !== JSON.stringify(this.value)) this.text = jsonText(this.value);
  }

  protected override render(): TemplateResult {
    const problem = this.text.trim() === "" ? undefined : jsonProblem(this.text);
    return html`<textarea
        id=${this.name}
        class="code"
        spellcheck="false"
        rows=${Math.min(Math.max(this.text.split("\n").length, 2), 8)}
        .value=${this.text}
        aria-describedby="${this.name}-hint ${this.name}-json"
        aria-invalid=${problem ? "true" : nothing}
        @input=${this.#typed}
      ></textarea>
      <p class="wrong" id="${this.name}-json" role="status">${problem ?? ""}</p>`;
  }

  #typed({ target }: Event): void {
    this.text = (target as HTMLTextAreaElement).value;
    if (this.text.trim() === "") this.change(undefined);
    else if (!jsonProblem(this.text)) this.change(JSON.parse(this.text));
  }
}

customElements.define("json-field", JsonField);
