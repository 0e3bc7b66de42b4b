import { html, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { DEVELOPMENT, REGISTRY, ReasonsView } from "sandbank/internal";
import { addressOf, placeOf } from "../parts/address.ts";
import { unknownPlace } from "../parts/unknown.ts";
import { View } from "../parts/view.ts";
import "./endpoint-list.ts";
import "./endpoint-view.ts";
import { type Endpoint, endpointsOf } from "./endpoints.ts";

/** Shown where the address names no endpoint. */
const FIRST = "createAchTransfer";

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
    const asked = this.operation || FIRST;
    const chosen = this.#endpoints.find(({ operation }) => operation === asked);
    return html`<div class="explorer">
      <div class="picker">
        <button type="button" class="menu" popovertarget="endpoints">
          <span>${this.#endpoints.length} endpoints</span>
        </button>
        <nav class="popover endpoints-nav" id="endpoints" aria-label="Endpoints" popover>
          <endpoint-list .endpoints=${this.#endpoints} .chosen=${chosen?.operation ?? ""}></endpoint-list>
        </nav>
      </div>
      <section aria-label="Endpoint">
        ${
          chosen
            ? html`<endpoint-view
                .bank=${this.bank}
                .endpoint=${chosen}
                .endpoints=${this.#endpoints}
                .revision=${this.revision}
              ></endpoint-view>`
            : unknownPlace(`No endpoint named ${this.operation}.`, [["#/endpoints", "All endpoints"]])
        }
      </section>
    </div>`;
  }

  protected override updated(): void {
    const place = placeOf(location.hash);
    if (this.operation === "" && place.page === "endpoints")
      location.replace(addressOf({ ...place, parts: [FIRST] }));
  }
}

customElements.define("explorer-page", ExplorerPage);
// The panel has it too, once its requests have been looked at.
if (!customElements.get("sandbank-reasons")) customElements.define("sandbank-reasons", ReasonsView);
