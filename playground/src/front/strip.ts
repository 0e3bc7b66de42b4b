import { html, type TemplateResult } from "lit";
import type { Change } from "sandbank";
import { DAY_MS, dayOf, isBankingDay } from "sandbank/internal";
import { DAYS } from "./story.ts";

const day = new Intl.DateTimeFormat("en-US", { weekday: "short", day: "numeric", timeZone: "UTC" });
const minute = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** Bank time across a few days: those that are no banking days are shaded, and each change of a row is a mark. */
export function strip(now: number, changes: readonly Change[]): TemplateResult {
  return html`<div class="strip">
    <p>Bank time <time datetime=${new Date(now).toISOString()}>${minute.format(now)} GMT</time></p>
    <div class="days" aria-hidden="true">
      ${DAYS.map(
        (start) =>
          html`<span class="day" ?data-closed=${!isBankingDay(dayOf(start))}
            ><span>${day.format(start)}</span>${isBankingDay(dayOf(start)) ? "" : html`<small>closed</small>`}</span
          >`,
      )}
      ${changes.map(
        ({ at, to }) =>
          html`<span class="event" data-status=${to ?? ""} .style=${`left: ${percent(Date.parse(at))}`}></span>`,
      )}
      <span class="now" .style=${`transform: translateX(${percent(now)})`}></span>
    </div>
  </div>`;
}

function percent(at: number): string {
  const [first = at] = DAYS;
  return `${((at - first) / (DAYS.length * DAY_MS)) * 100}%`;
}
