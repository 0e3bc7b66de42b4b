import { html, type TemplateResult } from "lit";
import type { Bank } from "sandbank";
import { View } from "../parts/view.ts";

const steps = [
  { label: "+1 hour", by: { hours: 1 } },
  { label: "+1 day", by: { days: 1 } },
  { label: "+1 banking day", by: { bankingDays: 1 } },
] as const;

/** The bank's time and the buttons that move it. */
export class BankClockView extends View {
  static override properties = { bank: { attribute: false }, now: { state: true } };

  declare bank: Bank | undefined;
  declare protected now: Date | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setInterval(() => this.#look(), 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("bank")) this.#look();
  }

  /** Reading the coming event lets the steps that have fallen due run, so the page sees them live. */
  #look(): void {
    this.bank?.clock.nextEvent();
    this.now = this.bank?.clock.now();
  }

  protected override render(): TemplateResult {
    const [day = "", time = ""] = this.now?.toISOString().split("T") ?? [];
    const weekday = this.now?.toLocaleDateString("en-US", { weekday: "short", timeZone: "UTC" }) ?? "";
    return html`<div class="clock" role="group" aria-label="Bank time">
      <time datetime=${this.now?.toISOString() ?? ""}
        ><span>${weekday} ${day}</span> <b>${time.slice(0, 8)}</b> <span>GMT</span></time
      >
      <div class="buttons">
        ${steps.map(({ label, by }) => html`<button type="button" @click=${() => this.#advance(by)}>${label}</button>`)}
      </div>
    </div>`;
  }

  async #advance(by: (typeof steps)[number]["by"]): Promise<void> {
    await this.bank?.clock.advance(by);
    this.#look();
  }
}

customElements.define("bank-clock", BankClockView);
