import { html, type TemplateResult } from "lit";
import type { PanelBank } from "../../../code/bank.ts";
import type { ProgressMode } from "../../../index.ts";

const WORDS: readonly (readonly [mode: ProgressMode, label: string])[] = [
  ["clock", "by the clock"],
  ["immediate", "immediately"],
  ["manual", "manually"],
];

/** The numbers of reads to choose from, besides the one that is set. */
const READS: readonly number[] = [1, 2, 3, 5, 10];

/** What makes the timed steps of each collection that has any, to choose from; `set` changes it. */
export function progressView(
  bank: PanelBank,
  set: (collection: string, mode: ProgressMode) => void,
): TemplateResult {
  return html`<section class="stack tight" aria-label="Progress">
    <h3>Progress</h3>
    ${Object.entries(bank.progress.get()).map(([collection, mode]) => {
      const choices = choicesWith(mode);
      const choose = (event: Event) => {
        const chosen = choices[(event.target as HTMLSelectElement).selectedIndex];
        if (chosen) set(collection, chosen.mode);
      };
      return html`<label class="bar spread"
        >${bank.resources[collection]?.plural ?? collection}
        <select @change=${choose}>
          ${choices.map(
            ({ mode: each, label }) =>
              html`<option .selected=${nameOf(each) === nameOf(mode)}>${label}</option>`,
          )}
        </select>
      </label>`;
    })}
  </section>`;
}

function choicesWith(mode: ProgressMode): readonly { readonly mode: ProgressMode; readonly label: string }[] {
  const present = typeof mode === "object" ? [mode.reads] : [];
  const reads = [...new Set([...READS, ...present])].sort((one, other) => one - other);
  return [
    ...WORDS.map(([word, label]) => ({ mode: word, label })),
    ...reads.map((count) => ({
      mode: { reads: count },
      label: `after ${count} ${count === 1 ? "read" : "reads"}`,
    })),
  ];
}

function nameOf(mode: ProgressMode): string {
  return typeof mode === "object" ? `reads ${mode.reads}` : mode;
}
