import { css, html, nothing, type TemplateResult } from "lit";
import type { PanelBank } from "../../../code/bank.ts";
import type { Duration, UpcomingEvent } from "../../../index.ts";
import { timelineStyles } from "../../actions/timeline.ts";
import { BankElement } from "../../bank/bank-element.ts";
import { nounOf } from "../../bank/collections.ts";
import { readingOf } from "../../bank/reading.ts";
import { betweenText, dayText, momentText, timeText, whole } from "../../parts/format.ts";
import { icon } from "../../parts/icons.ts";
import { page } from "../../styles/page.ts";
import { shared } from "../../styles/shared.ts";
import { progressView } from "./progress.ts";

const STEPS: readonly (readonly [label: string, by: Duration])[] = [
  ["+1 hour", { hours: 1 }],
  ["+1 day", { days: 1 }],
  ["+1 banking day", { bankingDays: 1 }],
];

const SPEEDS: readonly (readonly [speed: number, label: string])[] = [
  [1, "real time"],
  [60, "1 min per second"],
  [3600, "1 h per second"],
  [86_400, "1 day per second"],
];

/** How many of the coming events are shown. */
const MOST = 20;

/** *Clock*: bank time, the ways to move it, and the next events. */
export class ClockTab extends BankElement {
  static override styles = [
    shared,
    page,
    timelineStyles,
    css`
      .now {
        display: grid;
        gap: 2px;
      }

      .now .time {
        font-size: 30px;
        font-weight: 600;
        line-height: 1.15;
        letter-spacing: -0.01em;
      }
    `,
  ];

  static override properties = { ...BankElement.properties, said: { state: true } };

  /** What became of the last move, for those who do not see it. */
  declare protected said: string | undefined;

  constructor() {
    super({ showsTime: true });
  }

  override render(): TemplateResult | typeof nothing {
    const { bank } = this;
    if (!bank) return nothing;
    const { now } = readingOf(bank);
    const events = bank.clock.upcoming(MOST + 1);
    return html`<div class="page stack">
      <section class="stack" aria-label="Bank time">
        <div class="now">
          <time class="time" datetime=${now.toISOString()}>${timeText(now, true)}</time>
          <span>${dayText(now)} <span class="muted">GMT</span></span>
        </div>
        ${this.#runView(bank)}
        <div class="bar" role="group" aria-label="Advance time">
          ${STEPS.map(
            ([label, by]) =>
              html`<button aria-disabled=${this.busy} @click=${() => this.#move(bank, () => bank.clock.advance(by))}>
                ${label}
              </button>`,
          )}
        </div>
        ${this.#nextView(bank, events[0], now)}
        ${progressView(bank, (collection, mode) => this.attempt(() => bank.progress.set({ [collection]: mode })))}
        ${this.problemView()}
        <p class="out" role="status">${this.said ?? nothing}</p>
      </section>
      <section class="stack tight" aria-label="Upcoming events">
        <h3>Upcoming events</h3>
        ${this.#upcomingView(bank, events.slice(0, MOST), now)}
        ${events.length > MOST ? html`<p class="muted small">More to come.</p>` : nothing}
      </section>
    </div>`;
  }

  #runView(bank: PanelBank): TemplateResult {
    const { clock } = bank;
    const speeds = SPEEDS.some(([speed]) => speed === clock.speed)
      ? SPEEDS
      : [...SPEEDS, [clock.speed, "custom"] as const];
    const toggle = () => {
      if (clock.paused) clock.resume();
      else clock.pause();
      this.said = clock.paused ? "Bank time paused." : "Bank time resumed.";
    };
    const setSpeed = (event: Event) =>
      this.attempt(() => clock.setSpeed(Number((event.target as HTMLSelectElement).value)));
    return html`<div class="bar">
      <button class="primary" @click=${toggle}>
        ${clock.paused ? html`${icon("play")} Resume` : html`${icon("bars")} Pause`}
      </button>
      <label class="bar tight"
        >Speed
        <select @change=${setSpeed}>
          ${speeds.map(
            ([speed, label]) =>
              html`<option value=${speed} .selected=${speed === clock.speed}>×${whole(speed)}, ${label}</option>`,
          )}
        </select>
      </label>
    </div>`;
  }

  #nextView(bank: PanelBank, next: UpcomingEvent | undefined, now: Date): TemplateResult {
    if (!next) return html`<p class="box muted">No upcoming events. Time alone won't change any rows.</p>`;
    return html`<div class="box bar spread">
      <div>
        <div>${this.#whatView(bank, next)}</div>
        <div class="muted small">${momentText(next.at)}, in ${betweenText(now, next.at)}</div>
      </div>
      <button aria-disabled=${this.busy} @click=${() => this.#goTo(bank, next)}>Go to next event</button>
    </div>`;
  }

  #upcomingView(bank: PanelBank, events: readonly UpcomingEvent[], now: Date): TemplateResult {
    if (events.length === 0) return html`<p class="muted">None.</p>`;
    return html`<ol class="timeline events">
      ${events.map((event, at) => {
        const day = dayText(event.at);
        const isNewDay = day !== dayText(events[at - 1]?.at ?? now);
        return html`${isNewDay ? html`<li class="day">${day}</li>` : nothing}
          <li class="next">
            <span><time class="muted" datetime=${event.at}>${timeText(event.at)}</time> ${this.#whatView(bank, event)}</span>
            <button
              class="bare small"
              aria-label="in ${betweenText(now, event.at)}, go to ${momentText(event.at)}"
              @click=${() => this.#goTo(bank, event)}
            >
              in ${betweenText(now, event.at)} ${icon("arrow")}
            </button>
          </li>`;
      })}
    </ol>`;
  }

  #whatView(bank: PanelBank, { event, collection, id }: UpcomingEvent): TemplateResult {
    return html`<strong>${event}</strong>
      <button class="link" @click=${() => this.showRow(collection, id)}>${nounOf(bank, collection)} ${id}</button>`;
  }

  #goTo(bank: PanelBank, event: UpcomingEvent): Promise<void> {
    return this.#move(bank, () => {
      // A running clock may have passed it since it was shown.
      if (Date.parse(event.at) > bank.clock.now().getTime()) return bank.clock.advanceTo(event.at);
      return bank.clock.advance({ minutes: 0 });
    });
  }

  /** Moves time, and says where it is and how many rows have changed on the way. */
  async #move(bank: PanelBank, work: () => unknown): Promise<void> {
    const rows = new Set<string>();
    const stop = bank.on("change", ({ collection, id }) => rows.add(`${collection}/${id}`));
    const isMoved = await this.attempt(work);
    stop();
    if (!isMoved) return;
    const changed =
      rows.size === 0 ? "" : ` ${whole(rows.size)} ${rows.size === 1 ? "row" : "rows"} changed.`;
    this.said = `Now ${momentText(bank.clock.now())}.${changed}`;
  }
}
