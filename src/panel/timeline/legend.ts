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
    <summary>Legend and keyboard shortcuts</summary>
    <ul class="bar">
      ${Array.from(statuses, ([name, tone]) => html`<li>${badge(words(name), tone)}</li>`)}
    </ul>
    <ul>
      <li>The mark at the start of a status shows what caused it: ● the clock, ■ a request, ▼ an action.</li>
      <li>◇ is a scheduled step. The track is dashed until then.</li>
      <li>Hatched days are weekends and bank holidays.</li>
      ${cutOffsOf(shown).map(({ time, what }) => html`<li>${time} GMT on banking days: ${what}.</li>`)}
      <li>
        Playhead: arrow keys move one hour, Shift+arrow one day, Page Up and Page Down one week. Home goes to the start, End to
        the last scheduled step.
      </li>
      <li>Tracks: up and down select a row, left and right scroll, + and − zoom.</li>
    </ul>
  </details>`;
}
