import { html, nothing, type TemplateResult } from "lit";
import type { Refusal } from "sandbank/internal";
import { codeSpans } from "../../parts/code-spans.ts";

/** The errors that an endpoint documents, each with a button that makes it happen. */
export function refusalList(
  refusals: readonly Refusal[],
  running: Refusal | undefined,
  make: (refusal: Refusal) => void,
): TemplateResult | typeof nothing {
  if (refusals.length === 0) return nothing;
  return html`<section class="refusals" aria-labelledby="refusals-title">
    <h3 id="refusals-title">Errors</h3>
    <p class="hint">Click one to trigger it. Prerequisites are created for you; existing rows don't change.</p>
    <ul>
      ${refusals.map((refusal) => {
        const { status, rule, text } = refusal;
        const isRunning = refusal === running;
        return html`<li>
          <button
            type="button"
            class="small"
            aria-label="Trigger ${status}${rule ? ` ${rule}` : ""}"
            aria-disabled=${running !== undefined}
            @click=${() => (running ? undefined : make(refusal))}
          >
            ${status}
          </button>
          <span>
            ${rule ? html`<span class="rule">${rule}</span> ` : nothing}${codeSpans(text)}
            ${status === 408 ? html`<span class="aside">Waits one minute of bank time.</span>` : nothing}
            ${isRunning ? html`<span class="aside" role="status">Sending…</span>` : nothing}
          </span>
        </li>`;
      })}
    </ul>
  </section>`;
}
