import { html, type TemplateResult } from "lit";
import { answerView } from "../../bank/answer.ts";
import type { Exchange } from "./exchange.ts";

/** What the bank would answer if the draft were sent now. */
export function previewView({ answer, effects }: Exchange): TemplateResult {
  return html`<section class="preview" aria-labelledby="preview-title">
    <h3 id="preview-title">Response preview</h3>
    <p class="hint">What your bank would answer right now. Nothing changes until you send it.</p>
    ${answerView(answer, effects)}
  </section>`;
}
