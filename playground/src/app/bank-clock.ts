import { html, nothing, type TemplateResult } from "lit";
import type { Duration } from "sandbank/core";
import { followClock, readingOf } from "sandbank/internal";
import { bank } from "../bank/bank.ts";
import { dayAndTime, MOVES, moveTime } from "../bank/move-time.ts";
import { BusyView } from "../parts/busy-view.ts";
import { Updates } from "../parts/updates.ts";

/** The bank's time and the buttons that move it. */
export class BankClockView extends BusyView {
  // The panel shows the same readings.
  protected readonly updates = new Updates(this, (update) => followClock(bank, update));

  protected override render(): TemplateResult {
    const { now, paused, speed } = readingOf(bank);
    const [day, time] = dayAndTime(now);
    return html`<div class="clock" role="group" aria-label="Bank time">
      <button type="button" class="menu" popovertarget="moves">
        <span class="unseen">Move bank time: </span><span><span class="day">${day.slice(0, 3)} </span>${time.slice(0, 5)}</span>
      </button>
      <div class="moves" id="moves" popover>
        <time datetime=${now.toISOString()}><span>${day}</span> <b>${time}</b> <span>GMT</span></time>
        ${paused ? html`<span class="pace">Paused</span>` : nothing}
        ${paused || speed === 1 ? nothing : html`<span class="pace">×${speed.toLocaleString("en-US")}</span>`}
        <div class="buttons">
          ${MOVES.map(
            ([label, by]) =>
              html`<button type="button" class="small" aria-disabled=${this.isBusy} @click=${() => this.#advance(label, by)}>+${label}</button>`,
          )}
        </div>
      </div>
    </div>`;
  }

  async #advance(label: string, by: Duration): Promise<void> {
    if (!this.isBusy) await this.busy(() => moveTime(label, by));
  }
}

customElements.define("bank-clock", BankClockView);
