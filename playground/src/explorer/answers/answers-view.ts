import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { answerView } from "../../bank/answer.ts";
import { effectsList } from "../../bank/changes.ts";
import { intoSight } from "../../parts/into-sight.ts";
import { jsonBox, jsonText } from "../../parts/json.ts";
import { View } from "../../parts/view.ts";
import { comparison } from "./compare.ts";
import type { Exchange } from "./exchange.ts";

/** The last answers of an endpoint, the newest open; two of them can be compared. */
export class AnswersView extends View {
  static override properties = {
    exchanges: { attribute: false },
    chosen: { state: true },
  };

  /** The newest first. */
  declare exchanges: readonly Exchange[];
  /** The numbers of those that are compared. */
  declare protected chosen: readonly number[];

  constructor() {
    super();
    this.exchanges = [];
    this.chosen = [];
  }

  /** Brings the newest answer into sight. */
  async show(): Promise<void> {
    await this.updateComplete;
    const line = this.querySelector(".answer-line");
    if (line) intoSight(line);
  }

  protected override render(): TemplateResult | typeof nothing {
    const [newest, ...former] = this.exchanges;
    if (!newest) return nothing;
    const [one, other] = this.exchanges.filter(({ number }) => this.chosen.includes(number)).toReversed();
    return html`<section class="exchanges" aria-labelledby="responses-title">
      <h3 id="responses-title">Response</h3>
      ${this.#head(newest)} ${answerView(newest.answer, newest.effects)} ${this.#rest(newest)}
      ${
        former.length > 0
          ? html`<h3>Earlier responses</h3>
            ${repeat(
              former,
              ({ number }) => number,
              (exchange) => html`<details class="former">
                <summary>Response ${exchange.number}: ${exchange.answer.status || "none"}</summary>
                ${this.#head(exchange)}
                ${jsonBox(jsonText(exchange.answer.body) || exchange.answer.text, `Response ${exchange.number}`)}
                ${effectsList(exchange.effects)} ${this.#rest(exchange)}
              </details>`,
            )}
            <fieldset class="keys">
              <legend>Compare</legend>
              ${this.exchanges.map((exchange) => this.#choice(exchange))}
            </fieldset>`
          : nothing
      }
      ${one && other ? comparison(one, other) : nothing}
    </section>`;
  }

  #head({ number, method, path, notes }: Exchange): TemplateResult {
    return html`<p class="exchange-head"><span class="aside">${number}</span> <code class="method" data-method=${method}>${method}</code> <code>${path}</code></p>
      ${notes.map((note) => html`<p class="hint">${note}</p>`)}`;
  }

  #choice({ number }: Exchange): TemplateResult {
    const isChosen = this.chosen.includes(number);
    const toggle = () => {
      const others = this.chosen.filter((one) => one !== number);
      this.chosen = isChosen ? others : [...others.slice(-1), number];
    };
    return html`<label><input type="checkbox" .checked=${isChosen} @change=${toggle} />Response ${number}</label>`;
  }

  /** What was sent, and why it was refused. */
  #rest({ bank, entry, body, number }: Exchange): TemplateResult {
    return html`${
      entry && entry.issues.length > 0
        ? html`<sandbank-reasons .bank=${bank} .entry=${entry}></sandbank-reasons>`
        : nothing
    }
      ${
        body === ""
          ? nothing
          : html`<details><summary>Request body</summary>${jsonBox(body, `Request body of response ${number}`)}</details>`
      }
`;
  }
}

customElements.define("answers-view", AnswersView);
