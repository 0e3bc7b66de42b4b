import { html, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { type PanelBank, SandbankTimeline } from "sandbank/internal";
import type { SandbankPanel } from "sandbank/panel";
import { addressOf, type Place } from "../parts/address.ts";
import { unknownPlace } from "../parts/unknown.ts";
import { View } from "../parts/view.ts";

/** Time as a line: what happened to each row, what is due, and a playhead that moves the bank. */
export class TimePage extends View {
  static override properties = { bank: { attribute: false }, place: { attribute: false } };

  declare bank: CoreBank;
  /** Which row the address names. */
  declare place: Place;

  protected override render(): TemplateResult {
    const unknown = this.#unknown();
    return html`
      ${unknown ? unknownPlace(unknown, [["#/time", "All rows"]]) : html`<h2 tabindex="-1">Timeline</h2>`}
      <p>
        Drag the playhead forward and scheduled steps happen as it passes them. Drag it back to return to an earlier state. Anything
        you do there starts a new branch.
      </p>
      <sandbank-timeline
        .bank=${this.bank}
        .at=${unknown ? [] : this.place.parts}
        @sandbank-at=${this.#at}
        @sandbank-show=${this.#show}
      ></sandbank-timeline>
    `;
  }

  /** What the address names that is not there; undefined for none. */
  #unknown(): string | undefined {
    const { parts } = this.place;
    const [collection, id] = parts;
    if (collection === undefined) return undefined;
    const resources: PanelBank["resources"] = this.bank.resources;
    const noun = Object.hasOwn(resources, collection) && resources[collection]?.noun;
    if (!noun || id === undefined || parts.length > 2) return `Nothing found at “time/${parts.join("/")}”.`;
    const rows: PanelBank["db"] = this.bank.db;
    return rows[collection]?.get(id) ? undefined : `No ${noun} with ID ${id}.`;
  }

  readonly #at = ({ detail }: CustomEvent<readonly string[]>): void => {
    location.replace(addressOf({ ...this.place, parts: detail }));
  };

  readonly #show = async ({
    detail: { collection, id },
  }: CustomEvent<{ collection: string; id: string }>): Promise<void> => {
    const place = `data/${collection}/${id}`;
    location.hash = addressOf({ ...this.place, panel: place });
    const panel = document.querySelector<SandbankPanel>("sandbank-panel");
    if (!panel) return;
    panel.open = true;
    panel.place = place;
    await panel.updateComplete;
    panel.shadowRoot?.querySelector<HTMLElement>("[role=tabpanel]")?.focus();
  };
}

if (!customElements.get("sandbank-timeline")) customElements.define("sandbank-timeline", SandbankTimeline);
customElements.define("time-page", TimePage);
