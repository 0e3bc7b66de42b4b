import { html, nothing, type TemplateResult } from "lit";
import type { TestForm } from "sandbank/internal";
import type { RunResult } from "./run.ts";

/** What the forms of a test are called. */
export const LABELS: Readonly<Record<TestForm, string>> = { vitest: "Vitest", playwright: "Playwright" };

/** How the test is written, and what its last run has shown. */
interface Shown {
  readonly form: TestForm;
  readonly withReads: boolean;
  readonly result: RunResult | undefined;
  readonly said: string;
}

/** What the buttons do. */
interface Tools {
  readonly isEdited: boolean;
  readonly isRunning: boolean;
  choose(form: TestForm): void;
  set(values: { readonly withReads: boolean }): void;
  run(): void;
  copy(): void;
  edit(): void;
  restart(): void;
}

/** The controls above a test, and a line with what they have done. */
export function toolsView({ form, withReads, result, said }: Shown, tools: Tools): TemplateResult {
  const { isEdited, isRunning } = tools;
  const isPlaywright = form === "playwright";
  return html`<div class="recorder-tools">
      <span role="group" aria-label="Form" class="recorder-tools">
        ${(["vitest", "playwright"] as const).map(
          (each) =>
            html`<label><input type="radio" name="form" .checked=${each === form} @change=${() => tools.choose(each)} /> ${LABELS[each]}</label>`,
        )}
      </span>
      <label><input type="checkbox" .checked=${withReads} @change=${() => tools.set({ withReads: !withReads })} /> Include reads</label>
    </div>
    <div class="recorder-tools">
      <button type="button" class="first" aria-disabled=${isPlaywright && !isRunning} @click=${tools.run}>
        ${isRunning ? "Stop" : "Run"}
      </button>
      <button type="button" @click=${tools.copy}>Copy</button>
      <button type="button" @click=${tools.edit}>${isEdited ? "Discard edits" : "Edit"}</button>
      <button type="button" @click=${tools.restart}>Start over from here</button>
    </div>
    ${isPlaywright ? html`<p class="hint">Playwright tests can't run in a page. Switch to Vitest to run the same calls.</p>` : nothing}
    <p role="status" class="recorder-said" data-tone=${result ? (result.ok ? "good" : "bad") : nothing}>${said}</p>`;
}
