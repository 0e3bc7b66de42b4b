import { html, nothing, type TemplateResult } from "lit";
import type { PanelBank } from "../code/bank.ts";
import { readingOf } from "./bank/reading.ts";
import { dayText, timeText, whole } from "./parts/format.ts";
import { icon } from "./parts/icons.ts";

/** Bank time as all of the page shows it, and how it passes. */
export function timeView(bank: PanelBank): TemplateResult {
  const { now, paused, speed } = readingOf(bank);
  return html`<time class="time" datetime=${now.toISOString()}>
    ${icon(paused ? "bars" : "clock")}<span class="out">${paused ? "Paused at" : "Bank time"}</span>
    ${dayText(now)} ${timeText(now, true)} <span class="zone">GMT</span>
    ${paused || speed === 1 ? nothing : html`<span title="Speed">×${whole(speed)}</span>`}
  </time>`;
}

/** A menu of the banks of the page; `choose` shows another. */
export function switchView(
  names: readonly string[],
  shown: string,
  choose: (name: string) => void,
): TemplateResult | typeof nothing {
  if (names.length < 2) return nothing;
  const onChange = (event: Event) => {
    const chosen = names[(event.target as HTMLSelectElement).selectedIndex];
    if (chosen !== undefined) choose(chosen);
  };
  return html`<select aria-label="Bank" @change=${onChange}>
    ${names.map((name) => html`<option .selected=${name === shown}>${name}</option>`)}
  </select>`;
}
