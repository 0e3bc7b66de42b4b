import { html, type TemplateResult } from "lit";
import type { Tone } from "../../index.ts";
import { words } from "../parts/format.ts";
import { badge } from "../parts/status.ts";
import { cutOffsOf } from "./paint/days.ts";
import type { Group } from "./source/lines.ts";
import type { TimeSource } from "./source/source.ts";

export function legendView({ resources }: TimeSource, groups: readonly Group[]): TemplateResult {
  const shown = groups.flatMap(({ collection }) => resources[collection] ?? []);
  const statuses = new Map<string, Tone>();
  for (const { name, tone } of shown.flatMap((resource) => resource.statuses)) statuses.set(name, tone);
  return html`<details class="help">
    <summary>Legend and keys</summary>
    <ul class="bar">
      ${Array.from(statuses, ([name, tone]) => html`<li>${badge(words(name), tone)}</li>`)}
    </ul>
    <ul>
      <li>The mark where a status begins says what moved the row: ● the clock, ■ a request, ▼ an action.</li>
      <li>◇ is a step that is due; until then the track is dashed.</li>
      <li>Hatched days are weekends and holidays, on which the banks are closed.</li>
      ${cutOffsOf(shown).map(({ time, what }) => html`<li>${time} GMT on banking days: ${what}.</li>`)}
      <li>
        Keys of the playhead: the arrows move it by an hour, with Shift by a day, Page Up and Page Down by a week, Home to the
        beginning, End to the last step that is due.
      </li>
      <li>Keys of the tracks: up and down choose a row, left and right move the view, + and − zoom.</li>
    </ul>
  </details>`;
}
