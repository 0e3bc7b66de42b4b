import { html, nothing, type TemplateResult } from "lit";
import { momentText, timeText } from "../../parts/format.ts";

const MINUTE_MS = 60_000;

const words = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** Bank time as a slider from where the history begins to the last step that is due. The viewport puts it in its place. */
export function playheadView(
  now: number,
  {
    begin = now,
    end,
    behind,
    onKey,
  }: {
    readonly begin: number | undefined;
    readonly end: number;
    /** Where it is, while it is in the past. */
    readonly behind: string | undefined;
    readonly onKey: (event: KeyboardEvent) => void;
  },
): TemplateResult {
  const text = `${words.format(now)}, ${timeText(now, true)} GMT`;
  return html`<div
    class="playhead"
    role="slider"
    tabindex="0"
    aria-label="Bank time"
    aria-orientation="horizontal"
    aria-valuemin="0"
    aria-valuemax=${minutes(Math.max(end, now) - Math.min(begin, now))}
    aria-valuenow=${minutes(now - Math.min(begin, now))}
    aria-valuetext=${behind === undefined ? text : `${text}, in the past`}
    @keydown=${onKey}
  >
    <span class="flag" aria-hidden="true">${timeText(now)}</span>
  </div>`;
}

/** Where the playhead is being dragged to. */
export function wantedView(wanted: number | undefined): TemplateResult | typeof nothing {
  if (wanted === undefined) return nothing;
  return html`<div class="wanted"><span class="flag">${momentText(wanted)}</span></div>`;
}

function minutes(span: number): number {
  return Math.round(span / MINUTE_MS);
}
