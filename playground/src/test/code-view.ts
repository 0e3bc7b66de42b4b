import { html, nothing, type TemplateResult } from "lit";
import type { RunResult } from "./run.ts";

/** The text of a test, each line with what became of it when the test was run. */
export function codeView(text: string, result: RunResult | undefined): TemplateResult {
  const lines = text.trimEnd().split("\n");
  const failed = result?.ok === false ? result.line : undefined;
  const stateOf = (line: number) => {
    if (!result || (!result.ok && failed === undefined)) return nothing;
    if (result.ok || line < (failed ?? 0)) return "good";
    return line === failed ? "bad" : nothing;
  };
  return html`<div class="code-lines" tabindex="0" role="group" aria-label="The test as it is written" dir="ltr">${lines.map(
    (line, at) => html`<code data-state=${stateOf(at + 1)}>${line}
</code>${result?.ok === false && failed === at + 1 ? html`<p class="wrong">${result.message}</p>` : nothing}`,
  )}</div>`;
}
