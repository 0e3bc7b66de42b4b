import { html, nothing, type TemplateResult } from "lit";
import type { Bank } from "../../index.ts";
import { keysOf } from "../keys.ts";
import { ActionsView } from "./actions.ts";

/** The codes most returns have; any other can be typed. */
const COMMON_CODES = [
  ["R01", "Insufficient Funds"],
  ["R02", "Account Closed"],
  ["R03", "No Account/Unable to Locate Account"],
  ["R10", "Customer Advises Not Authorized"],
  ["R29", "Corporate Customer Advises Not Authorized"],
] as const;

/** What may be done to an ACH transfer now. */
export class AchActions extends ActionsView {
  #code = "R01";

  protected override actions(): readonly string[] {
    return this.bank?.allowedActions("achTransfers", this.rowId) ?? [];
  }

  protected override async act(action: string): Promise<unknown> {
    const { bank, rowId } = this;
    if (!bank) return undefined;
    if (action === "cancel") return this.#cancel(bank);
    if (action === "return") return bank.simulate.achTransfers.return(rowId, this.#code);
    return bank.simulate.achTransfers[action as "process" | "settle" | "hold" | "release" | "reject"](rowId);
  }

  protected override argumentView(action: string): TemplateResult | typeof nothing {
    if (action !== "return") return nothing;
    return html`<input
        aria-label="Return code"
        list="codes"
        maxlength="3"
        .value=${this.#code}
        @input=${(event: Event) => {
          this.#code = (event.target as HTMLInputElement).value.trim().toUpperCase();
        }}
      />
      <datalist id="codes">
        ${COMMON_CODES.map(([code, title]) => html`<option value=${code}>${title}</option>`)}
      </datalist>`;
  }

  /** Canceling is no action of the sandbox but a request, and so it is in the log. */
  async #cancel(bank: Bank): Promise<void> {
    const response = await bank.fetch(`/v1/ach/${this.rowId}`, {
      method: "PATCH",
      headers: { Authorization: `Bearer ${keysOf(bank).client}`, "Content-Type": "application/json" },
      body: JSON.stringify({ data: { status: "canceled" } }),
    });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  }
}
