import { html, nothing, type TemplateResult } from "lit";
import { codeSpans } from "../parts/code-spans.ts";
import { jsonText } from "../parts/json.ts";
import type { DocumentedAnswer } from "./endpoints.ts";

/** The answers that an endpoint documents, each with a real one of the bank. */
export function answerList(answers: readonly DocumentedAnswer[]): TemplateResult {
  return html`<section class="documented">
    <h3>Answers</h3>
    ${answers.map(
      ({ status, description, example }) => html`<details>
        <summary><code>${status}</code> ${codeSpans(description)}</summary>
        ${example === undefined ? nothing : html`<pre class="json">${jsonText(example)}</pre>`}
      </details>`,
    )}
  </section>`;
}
