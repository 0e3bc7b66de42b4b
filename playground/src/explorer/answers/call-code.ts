import { html, type TemplateResult } from "lit";
import { ADMIN_KEY, CLIENT_KEY, type CopyForm, copiedAs, storedText, storeText } from "sandbank/internal";
import { copyToClipboard } from "../../parts/copy-to-clipboard.ts";
import { View } from "../../parts/view.ts";
import { jsonProblem } from "../json-problem.ts";
import { viewSwitch } from "../request/view-switch.ts";
import { CALL_FORMS } from "./call-forms.ts";
import type { Exchange } from "./exchange.ts";

const KEY = "sandbank-playground-language";

/** A call as code, in the language that was chosen last. */
export class CallCode extends View {
  static override properties = {
    exchange: { attribute: false },
    form: { state: true },
    code: { state: true },
  };

  declare exchange: Exchange | undefined;
  declare protected form: CopyForm;
  declare protected code: string;

  constructor() {
    super();
    const stored = storedText(KEY);
    this.form = CALL_FORMS.find(([form]) => form === stored)?.[0] ?? "curl";
    this.code = "";
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("exchange") || changed.has("form")) void this.#write();
  }

  protected override render(): TemplateResult {
    const { code, form } = this;
    const choose = (chosen: CopyForm) => {
      this.form = chosen;
      storeText(KEY, chosen);
    };
    const [, label] = CALL_FORMS.find(([name]) => name === form) ?? [];
    return html`<section aria-labelledby="code-title">
      <div class="body-head">
        <h3 id="code-title">Request</h3>
        ${viewSwitch("Language", CALL_FORMS, form, choose)}
        <button type="button" class="small" aria-disabled=${code === ""} @click=${() => void copyToClipboard(code)}>Copy</button>
      </div>
      ${
        code === ""
          ? html`<p class="hint late">Send the request to see its code.</p>`
          : html`<pre class="json" tabindex="0" role="region" aria-label="Request as ${label}" dir="ltr">${code}</pre>`
      }
    </section>`;
  }

  async #write(): Promise<void> {
    const { exchange, form } = this;
    const code = exchange ? await codeOf(exchange, form) : "";
    if (exchange === this.exchange && form === this.form) this.code = code;
  }
}

/** A call that a bank has logged, as code; "" for one that it has not. What was typed here is no secret, as it is in the log. */
async function codeOf({ bank, entry, body, init }: Exchange, form: CopyForm): Promise<string> {
  if (!entry) return "";
  const keys = { client: CLIENT_KEY, admin: ADMIN_KEY };
  const isJson = typeof init.body === "string" && jsonProblem(body) === undefined;
  const typed = isJson ? { ...entry, requestBody: JSON.parse(body) } : entry;
  return copiedAs(form, { bank, entry: typed, keys, log: bank.log.entries });
}

customElements.define("call-code", CallCode);
