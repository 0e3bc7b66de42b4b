import { html, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { SandbankTimeline } from "sandbank/internal";
import { addressOf, type Place } from "../app/address.ts";
import { View } from "../parts/view.ts";

/** Time as a line: what happened to each row, what is due, and a playhead that moves the bank. */
export class TimePage extends View {
  static override properties = { bank: { attribute: false }, place: { attribute: false } };

  declare bank: CoreBank;
  /** Which row the address names. */
  declare place: Place;

  protected override render(): TemplateResult {
    return html`
      <h2 tabindex="-1">Time</h2>
      <p>
        Drag the playhead forward and the steps of each row fall due as it passes. Drag it back and the bank is as it was then; what
        you do there begins a branch.
      </p>
      <sandbank-timeline
        .bank=${this.bank}
        .at=${this.place.parts}
        @sandbank-at=${this.#at}
        @sandbank-show=${this.#show}
      ></sandbank-timeline>
    `;
  }

  readonly #at = ({ detail }: CustomEvent<readonly string[]>): void => {
    location.replace(addressOf({ ...this.place, parts: detail }));
  };

  readonly #show = ({
    detail: { collection, id },
  }: CustomEvent<{ collection: string; id: string }>): void => {
    location.hash = addressOf({ ...this.place, panel: `data/${collection}/${id}` });
  };
}

if (!customElements.get("sandbank-timeline")) customElements.define("sandbank-timeline", SandbankTimeline);
customElements.define("time-page", TimePage);
