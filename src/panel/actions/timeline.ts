import { css, html, nothing, type TemplateResult } from "lit";
import type { Cause, TimelineEntry, UpcomingEvent } from "../../index.ts";
import { betweenText, dayText, timeText } from "../parts/format.ts";
import { icon, type Shape } from "../parts/icons.ts";

const CAUSES: Readonly<Record<Cause, readonly [shape: Shape, text: string]>> = {
  clock: ["clock", "by the clock"],
  action: ["action", "by an action"],
  request: ["request", "by a request"],
  immediate: ["clock", "immediately"],
  read: ["request", "by a read"],
};

/** What a cause is called: "by the clock". */
export function causeText(cause: Cause): string {
  return CAUSES[cause][1];
}

/** The statuses of a row, when and by what it got them; and what happens to it next. */
export function timelineView(
  badge: (status: string) => TemplateResult,
  entries: readonly TimelineEntry[],
  next: UpcomingEvent | undefined,
  now: Date,
): TemplateResult {
  return html`<section class="stack" aria-label="Timeline">
    <h3>Timeline</h3>
    <ol class="timeline">
      ${entries.map(({ at, status, cause }, index) => {
        const former = entries[index - 1];
        const [shape, text] = CAUSES[cause];
        return html`<li>
          <span class="what">${badge(status ?? "")}</span>
          <span class="when"><time datetime=${at}>${dayText(at)}, ${timeText(at, true)}</time></span>
          <span class="who">${icon(shape)} ${text}</span>
          <span class="span">${former ? `after ${betweenText(former.at, at)}` : nothing}</span>
        </li>`;
      })}
      ${
        next
          ? html`<li class="next">
              <span class="what"><span class="coming">${next.event}</span></span>
              <span class="when"><time datetime=${next.at}>${dayText(next.at)}, ${timeText(next.at, true)}</time></span>
              <span class="who">${icon("clock")} by the clock</span>
              <span class="span">in ${betweenText(now, next.at)}</span>
            </li>`
          : nothing
      }
    </ol>
  </section>`;
}

export const timelineStyles = css`
  .timeline li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--sandbank-3);
    padding: 2px 0 12px 22px;
    font-size: var(--sandbank-size-small);
  }

  .timeline li::before {
    content: "";
    position: absolute;
    inset-inline-start: 3px;
    inset-block-start: 7px;
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--sandbank-accent);
    border: 1px solid var(--sandbank-accent);
    z-index: 1;
  }

  .timeline li:not(:last-child)::after {
    content: "";
    position: absolute;
    inset-inline-start: 7px;
    inset-block: 12px -8px;
    border-inline-start: 1.5px solid var(--sandbank-line-strong);
  }

  .timeline li:nth-last-child(2):has(+ .next)::after {
    border-inline-start-style: dashed;
  }

  .timeline .next::before {
    background: var(--sandbank-surface);
    border: 1.5px dashed var(--sandbank-accent);
  }

  .timeline li:last-child {
    padding-block-end: 0;
  }

  .timeline.events {
    max-inline-size: 560px;
  }

  .timeline.events li {
    align-items: baseline;
    padding-block-end: 2px;
    font-size: inherit;
  }

  .timeline .day {
    padding-inline-start: 0;
    font-weight: 600;
  }

  .timeline .day::before,
  .timeline .day::after {
    content: none !important;
  }

  .timeline .when,
  .timeline .span {
    text-align: end;
  }

  .timeline .who,
  .timeline .span {
    color: var(--sandbank-muted);
  }

  .timeline .who {
    display: flex;
    align-items: center;
    gap: 5px;
  }

  .timeline .coming {
    font-style: italic;
    padding-inline-start: 2px;
  }

  /* Else the time leaves a status too little room to be read. */
  @container panel (max-width: 350px) {
    .timeline li {
      grid-template-columns: minmax(0, 1fr);
    }

    .timeline .when,
    .timeline .span {
      text-align: start;
    }
  }

  @media (forced-colors: active) {
    .timeline li:not(.next)::before {
      background: CanvasText;
    }
  }
`;
