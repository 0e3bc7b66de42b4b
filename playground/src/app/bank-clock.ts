import { html, nothing, type TemplateResult } from "lit";
import type { CoreBank, Duration } from "sandbank/core";
import { watching } from "../parts/changes.ts";
import { View } from "../parts/view.ts";
import { BankTime } from "./bank-time.ts";
import { noteWork } from "./keep.ts";
import { tell } from "./messages.ts";
import { undoable } from "./undo.ts";

const steps: readonly { readonly label: string; readonly by: Duration }[] = [
  { label: "1 hour", by: { hours: 1 } },
  { label: "1 day", by: { days: 1 } },
  { label: "1 banking day", by: { bankingDays: 1 } },
];

/** The bank's time and the buttons that move it. */
export class BankClockView extends View {
  static override properties = { bank: { attribute: false }, isBusy: { state: true } };

  declare bank: CoreBank;
  declare protected isBusy: boolean;
  readonly #time = new BankTime(this);

  constructor() {
    super();
    this.isBusy = false;
  }

  protected override render(): TemplateResult {
    const { now, paused, speed } = this.#time;
    const [day, time] = textsOf(now);
    return html`<div class="clock" role="group" aria-label="Bank time">
      <time datetime=${now.toISOString()}><span>${day}</span> <b>${time}</b> <span>GMT</span></time>
      ${paused ? html`<span class="pace">Paused</span>` : nothing}
      ${paused || speed === 1 ? nothing : html`<span class="pace">×${speed.toLocaleString("en-US")}</span>`}
      <div class="buttons">
        ${steps.map(
          ({ label, by }) =>
            html`<button type="button" aria-disabled=${this.isBusy} @click=${() => this.#advance(label, by)}>+${label}</button>`,
        )}
      </div>
    </div>`;
  }

  async #advance(label: string, by: Duration): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const [[, { changes }], undo] = await undoable(() =>
        watching(this.bank, () => this.bank.clock.advance(by)),
      );
      noteWork();
      this.#time.look();
      const changed = new Map(changes.map((change) => [`${change.collection}/${change.id}`, change]));
      const [only] = changed.size === 1 ? changed.values() : [];
      const rows =
        changed.size === 0 ? "no row changed" : `${changed.size} row${changed.size === 1 ? "" : "s"} changed`;
      const moment = textsOf(this.#time.now).join(" ");
      tell(`Moved on by ${label}, to ${moment} GMT: ${rows}.`, {
        ...(only ? { row: only } : {}),
        ...(undo ? { undo } : {}),
      });
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error), { tone: "bad" });
    } finally {
      this.isBusy = false;
    }
  }
}

function textsOf(instant: Date): readonly [day: string, time: string] {
  const [day = "", time = ""] = instant.toISOString().split("T");
  const weekday = instant.toLocaleDateString("en-US", { weekday: "short", timeZone: "UTC" });
  return [`${weekday} ${day}`, time.slice(0, 8)];
}

customElements.define("bank-clock", BankClockView);
