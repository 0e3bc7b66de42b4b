import { html, nothing, type TemplateResult } from "lit";
import { codeSpans } from "../../parts/code-spans.ts";
import { jsonBox, jsonText } from "../../parts/json.ts";
import { type DocumentedAnswer, type Endpoint, withData } from "../endpoints.ts";

/** The answers that an endpoint documents, each with a real one of the bank and its schema. */
export function answerList({ answers, resolve }: Endpoint): TemplateResult {
  return html`<section class="documented">
    <h3>Responses</h3>
    ${answers.map(
      (answer) => html`<details>
        <summary><code>${answer.status}</code> ${codeSpans(answer.description)}</summary>
        ${answer.example === undefined ? nothing : html`<pre class="json">${jsonText(answer.example)}</pre>`}
        ${schemaView(answer, resolve)}
      </details>`,
    )}
  </section>`;
}

function schemaView(
  { status, schema }: DocumentedAnswer,
  resolve: Endpoint["resolve"],
): TemplateResult | typeof nothing {
  if (!schema) return nothing;
  return html`<details class="schema">
    <summary>Schema</summary>
    ${jsonBox(jsonText(withData(schema, resolve)), `Schema of ${status}`)}
  </details>`;
}
