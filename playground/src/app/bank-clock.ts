import { html, type TemplateResult } from "lit";
import type { Bank } from "sandbank";
import { View } from "../parts/view.ts";
import { BankTime } from "./bank-time.ts";

const steps = [
  { label: "+1 hour", by: { hours: 1 } },
  { label: "+1 day", by: { days: 1 } },
  { label: "+1 banking day", by: { bankingDays: 1 } },
] as const;

/** The bank's time and the buttons that move it. */
export class BankClockView extends View {
  static override properties = { bank: { attribute: false } };

  declare bank: Bank;
  readonly #time = new BankTime(this);

  protected override render(): TemplateResult {
    const { now } = this.#time;
    const [day = "", time = ""] = now.toISOString().split("T");
    const weekday = now.toLocaleDateString("en-US", { weekday: "short", timeZone: "UTC" });
    return html`<div class="clock" role="group" aria-label="Bank time">
      <time datetime=${now.toISOString()}
        ><span>${weekday} ${day}</span> <b>${time.slice(0, 8)}</b> <span>GMT</span></time
      >
      <div class="buttons">
        ${steps.map(({ label, by }) => html`<button type="button" @click=${() => this.#advance(by)}>${label}</button>`)}
      </div>
    </div>`;
  }

  async #advance(by: (typeof steps)[number]["by"]): Promise<void> {
    await this.bank.clock.advance(by);
    this.#time.look();
  }
}

customElements.define("bank-clock", BankClockView);
