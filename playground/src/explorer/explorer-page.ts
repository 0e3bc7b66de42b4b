import { html, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { DEVELOPMENT, REGISTRY, ReasonsView } from "sandbank/internal";
import { unknownPlace } from "../parts/unknown.ts";
import { View } from "../parts/view.ts";
import "./endpoint-list.ts";
import "./endpoint-view.ts";
import { type Endpoint, endpointsOf } from "./endpoints.ts";

/** The list of endpoints beside the one that is chosen. */
export class ExplorerPage extends View {
  static override properties = {
    bank: { attribute: false },
    operation: { type: String },
    revision: { type: Number },
  };

  declare bank: CoreBank;
  /** The operation that the address names; "" for none. */
  declare operation: string;
  /** Goes up when the bank's rows may have changed. */
  declare revision: number;
  #endpoints: readonly Endpoint[] = [];

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("bank")) this.#endpoints = endpointsOf(REGISTRY, DEVELOPMENT, this.bank);
  }

  protected override render(): TemplateResult {
    const chosen = this.#endpoints.find(({ operation }) => operation === this.operation);
    return html`<div class="explorer" ?data-chosen=${chosen !== undefined}>
      <nav aria-label="Endpoints">
        <endpoint-list .endpoints=${this.#endpoints} .chosen=${chosen?.operation ?? ""}></endpoint-list>
      </nav>
      <section aria-label="Endpoint">
        ${
          chosen
            ? html`<a class="back" href="#/endpoints">All endpoints</a
                ><endpoint-view
                  .bank=${this.bank}
                  .endpoint=${chosen}
                  .endpoints=${this.#endpoints}
                  .revision=${this.revision}
                ></endpoint-view>`
            : this.#nothingChosen()
        }
      </section>
    </div>`;
  }

  #nothingChosen(): TemplateResult {
    if (this.operation === "")
      return html`<h2 tabindex="-1">Endpoints</h2>
        <p class="empty">Choose an endpoint: it has an example that works unchanged.</p>`;
    return unknownPlace(`There is no endpoint ${this.operation} in this bank.`, [
      ["#/endpoints", "All endpoints"],
    ]);
  }
}

customElements.define("explorer-page", ExplorerPage);
// The panel has it too, once its requests have been looked at.
if (!customElements.get("sandbank-reasons")) customElements.define("sandbank-reasons", ReasonsView);
