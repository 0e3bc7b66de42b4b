import { html, nothing, type TemplateResult } from "lit";
import type { HistoryBranch } from "../../index.ts";
import { whole } from "./format.ts";

/** A branch of the history in words: "Branch 2: hold, 1 entry". */
export function branchText({ id, name, entries }: HistoryBranch): string {
  return `Branch ${id}: ${name.slice(0, 40)}, ${whole(entries)} ${entries === 1 ? "entry" : "entries"}`;
}

/** A menu of the branches of the history, where there are several. */
export function branchView(
  branches: readonly HistoryBranch[],
  choose: (branch: HistoryBranch) => unknown,
): TemplateResult | typeof nothing {
  if (branches.length < 2) return nothing;
  const onChange = (event: Event) => {
    const chosen = branches[(event.target as HTMLSelectElement).selectedIndex];
    if (chosen) choose(chosen);
  };
  return html`<select aria-label="Branch" @change=${onChange}>
    ${branches.map((branch) => html`<option .selected=${branch.current}>${branchText(branch)}</option>`)}
  </select>`;
}
