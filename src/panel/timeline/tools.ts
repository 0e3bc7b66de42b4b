import { html, nothing, type TemplateResult } from "lit";
import type { HistoryBranch } from "../../index.ts";
import { pluralOf } from "../bank/collections.ts";
import { branchView } from "../parts/branches.ts";
import { whole } from "../parts/format.ts";
import type { Zoom } from "./paint/scale.ts";
import type { TimeSource } from "./source/source.ts";

interface Tools {
  readonly collection: string;
  readonly isList: boolean;
  readonly zoom: (zoom: Zoom | "fit") => void;
  readonly present: () => void;
  readonly choose: (collection: string) => void;
  readonly list: (isList: boolean) => void;
  readonly switchTo: (branch: HistoryBranch) => void;
}

const ZOOM_LABELS = [
  ["hours", "Hours"],
  ["days", "Days"],
  ["weeks", "Weeks"],
  ["fit", "Fit"],
] as const;

export function toolsView(source: TimeSource, tools: Tools): TemplateResult {
  const { isList, zoom } = tools;
  return html`<div class="tools">
    <div class="segments" role="group" aria-label="Zoom">
      ${ZOOM_LABELS.map(([name, label]) => html`<button @click=${() => zoom(name)}>${label}</button>`)}
    </div>
    <button @click=${tools.present}>Go to now</button>
    <div class="segments" role="group" aria-label="Show as">
      <button aria-pressed=${!isList} @click=${() => tools.list(false)}>Tracks</button>
      <button aria-pressed=${isList} @click=${() => tools.list(true)}>List</button>
    </div>
    ${collectionView(source, tools)} ${branchView(source.past.branches, tools.switchTo)}
  </div>`;
}

function collectionView(source: TimeSource, { collection, choose }: Tools): TemplateResult | typeof nothing {
  const groups = source.groups().filter(({ ids }) => ids.length > 0);
  if (groups.length < 2) return nothing;
  return html`<select
    aria-label="Rows"    @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}
  >
    <option value="" .selected=${collection === ""}>All rows</option>
    ${groups.map(
      (group) =>
        html`<option value=${group.collection} .selected=${group.collection === collection}>
          ${pluralOf(source, group.collection)} (${whole(group.ids.length)})
        </option>`,
    )}
  </select>`;
}
