import { html, nothing, type TemplateResult } from "lit";
import type { Duration } from "sandbank/core";
import { BankTime } from "../bank/bank-time.ts";
import { dayAndTime, MOVES, moveTime } from "../bank/move-time.ts";
import { View } from "../parts/view.ts";

/** The bank's time and the buttons that move it. */
export class BankClockView extends View {
  static override properties = { isBusy: { state: true } };

  declare protected isBusy: boolean;
  readonly #time = new BankTime(this);

  constructor() {
    super();
    this.isBusy = false;
  }

  protected override render(): TemplateResult {
    const { now, paused, speed } = this.#time;
    const [day, time] = dayAndTime(now);
    return html`<div class="clock" role="group" aria-label="Bank time">
      <time datetime=${now.toISOString()}><span>${day}</span> <b>${time}</b> <span>GMT</span></time>
      ${paused ? html`<span class="pace">Paused</span>` : nothing}
      ${paused || speed === 1 ? nothing : html`<span class="pace">×${speed.toLocaleString("en-US")}</span>`}
      <div class="buttons">
        ${MOVES.map(
          ([label, by]) =>
            html`<button type="button" aria-disabled=${this.isBusy} @click=${() => this.#advance(label, by)}>+${label}</button>`,
        )}
      </div>
    </div>`;
  }

  async #advance(label: string, by: Duration): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    await moveTime(label, by);
    this.isBusy = false;
  }
}

customElements.define("bank-clock", BankClockView);
