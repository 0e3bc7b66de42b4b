import { css, html, nothing, type TemplateResult } from "lit";
import type { UpcomingEvent } from "../../../index.ts";
import { betweenText, dayText, momentText, timeText } from "../../parts/format.ts";
import { icon } from "../../parts/icons.ts";

/** The coming events on a line, day by day; `what` describes one, `go` moves time to it. */
export function upcomingView(
  events: readonly UpcomingEvent[],
  now: Date,
  { what, go }: { what: (event: UpcomingEvent) => TemplateResult; go: (event: UpcomingEvent) => unknown },
): TemplateResult {
  if (events.length === 0) return html`<p class="muted">None.</p>`;
  return html`<ol class="upcoming">
    ${events.map((event, at) => {
      const day = dayText(event.at);
      const isNewDay = day !== dayText(events[at - 1]?.at ?? now);
      return html`${isNewDay ? html`<li class="day">${day}</li>` : nothing}
        <li>
          <time class="muted" datetime=${event.at}>${timeText(event.at)}</time>
          <span class="rail"></span>
          <span>${what(event)}</span>
          <button
            class="bare small"
            aria-label="in ${betweenText(now, event.at)}, go to ${momentText(event.at)}"
            @click=${() => go(event)}
          >
            in ${betweenText(now, event.at)} ${icon("arrow")}
          </button>
        </li>`;
    })}
  </ol>`;
}

export const upcomingStyles = css`
  .upcoming {
    max-inline-size: 560px;
  }

  .upcoming li {
    display: grid;
    grid-template-columns: 38px 14px minmax(0, 1fr) auto;
    gap: 0 var(--sandbank-2);
    align-items: baseline;
    min-block-size: 30px;
  }

  .upcoming .day {
    display: block;
    padding-block: var(--sandbank-2) 2px;
    font-weight: 600;
    font-size: var(--sandbank-size-small);
  }

  .upcoming .rail {
    align-self: stretch;
    position: relative;
  }

  .upcoming .rail::before {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline-start: 6px;
    border-inline-start: 1.5px solid var(--sandbank-line-strong);
  }

  .upcoming .rail::after {
    content: "";
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 3px;
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--sandbank-surface);
    border: 1.5px solid var(--sandbank-accent);
  }

  .upcoming button.bare {
    padding-inline: 4px;
    margin-inline-end: -4px;
  }

  @container panel (max-width: 400px) {
    .upcoming li {
      column-gap: 5px;
    }
  }
`;
