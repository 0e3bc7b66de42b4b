import { html, nothing, type TemplateResult } from "lit";
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
  return html`<ol class="timeline events">
    ${events.map((event, at) => {
      const day = dayText(event.at);
      const isNewDay = day !== dayText(events[at - 1]?.at ?? now);
      return html`${isNewDay ? html`<li class="day">${day}</li>` : nothing}
        <li class="next">
          <span><time class="muted" datetime=${event.at}>${timeText(event.at)}</time> ${what(event)}</span>
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
