import { html, nothing, type TemplateResult } from "lit";
import type { RunResult } from "./run.ts";

/** A longer line, such as that of a state, is shown cut; it is copied and run whole. */
const LONGEST = 300;

/** The text of a test, each line with what became of it when the test was run. */
export function codeView(text: string, result: RunResult | undefined): TemplateResult {
  const lines = text.trimEnd().split("\n");
  const failed = result?.ok === false ? result.line : undefined;
  const stateOf = (line: number) => {
    if (!result || (!result.ok && failed === undefined)) return nothing;
    if (result.ok || line < (failed ?? 0)) return "good";
    return line === failed ? "bad" : nothing;
  };
  return html`<div class="code-lines" tabindex="0" role="group" aria-label="Test code" dir="ltr">${lines.map(
    (line, at) => html`<code data-state=${stateOf(at + 1)}>${shown(line)}
</code>${result?.ok === false && failed === at + 1 ? html`<p class="wrong">${result.message}</p>` : nothing}`,
  )}</div>`;
}

function shown(line: string): string {
  const left = line.length - LONGEST;
  return left > 0 ? `${line.slice(0, LONGEST)}… ${left.toLocaleString("en-US")} more characters` : line;
}
