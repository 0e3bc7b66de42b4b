import { html, nothing, type TemplateResult } from "lit";
import type { FailureFile } from "sandbank/internal";
import { View } from "../parts/view.ts";

/** Which test failed, with what, and what its bank had done last. */
export class FailureSummary extends View {
  static override properties = { file: { attribute: false }, problem: { attribute: false } };

  declare file: FailureFile | undefined;
  /** What went wrong with the page itself. */
  declare problem: string | undefined;

  protected override render(): TemplateResult {
    return html`${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
    ${this.file ? summary(this.file) : nothing}`;
  }
}

function summary({ test, errors, step, log, recipe }: FailureFile): TemplateResult {
  const last = log.at(-1);
  const functions = recipe?.functions ?? [];
  return html`<h2><bdi>${test.name}</bdi></h2>
    <p>
      Failed in <bdi>${test.file}</bdi> (${test.runner === "vitest" ? "Vitest" : "Playwright"}${
        test.attempt === 1 ? nothing : html`, attempt ${test.attempt}`
      })
    </p>
    ${errors.map(({ message, location }) => html`<pre>${message}${location === null ? nothing : `\n    at ${location}`}</pre>`)}
    <p>
      Bank time <time datetime=${step.at}>${step.at}</time>${
        last ? html`, after ${last.method} <bdi>${last.path}</bdi> (${last.status})` : ", without a request"
      }.
      ${
        functions.length === 0
          ? nothing
          : html`Not restored, because they contain functions: <bdi>${functions.join(", ")}</bdi>.`
      }
    </p>`;
}

customElements.define("failure-summary", FailureSummary);
