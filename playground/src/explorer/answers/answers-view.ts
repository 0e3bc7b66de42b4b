import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { CopyForm } from "sandbank/internal";
import { answerView } from "../../bank/answer.ts";
import { effectsList } from "../../bank/changes.ts";
import { intoSight } from "../../parts/into-sight.ts";
import { jsonBox, jsonText } from "../../parts/json.ts";
import { tell } from "../../parts/messages.ts";
import { View } from "../../parts/view.ts";
import { comparison } from "./compare.ts";
import { COPIES, copyOf } from "./copies.ts";
import type { Exchange } from "./exchange.ts";

/** The last answers of an endpoint, the newest open; two of them can be compared. */
export class AnswersView extends View {
  static override properties = {
    exchanges: { attribute: false },
    chosen: { state: true },
    copied: { state: true },
  };

  /** The newest first. */
  declare exchanges: readonly Exchange[];
  /** The numbers of those that are compared. */
  declare protected chosen: readonly number[];
  /** Which call is shown as what code. */
  declare protected copied:
    | { readonly number: number; readonly name: CopyForm; readonly code: string }
    | undefined;

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
    return html`<section class="exchanges" aria-label="Answers">
      ${this.#head(newest)} ${answerView(newest.answer, newest.effects)} ${this.#rest(newest)}
      ${
        former.length > 0
          ? html`<h3>Answers before</h3>
            ${repeat(
              former,
              ({ number }) => number,
              (exchange) => html`<details class="former">
                <summary>Answer ${exchange.number}: ${exchange.answer.status || "none"}</summary>
                ${this.#head(exchange)}
                ${jsonBox(jsonText(exchange.answer.body) || exchange.answer.text, `Answer ${exchange.number}`)}
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
    return html`<label><input type="checkbox" .checked=${isChosen} @change=${toggle} />Answer ${number}</label>`;
  }

  /** What was sent, why it was refused, and the call as code. */
  #rest(exchange: Exchange): TemplateResult {
    const { bank, entry, body, number } = exchange;
    return html`${
      entry && entry.issues.length > 0
        ? html`<sandbank-reasons .bank=${bank} .entry=${entry}></sandbank-reasons>`
        : nothing
    }
      ${
        body === ""
          ? nothing
          : html`<details><summary>What was sent</summary>${jsonBox(body, `What was sent for answer ${number}`)}</details>`
      }
      ${entry ? this.#copies(exchange) : nothing}`;
  }

  #copies(exchange: Exchange): TemplateResult {
    const { number } = exchange;
    const { name: shown, code = "" } = this.copied?.number === number ? this.copied : {};
    return html`<p class="chips">
        <span class="aside">This call as</span>
        ${COPIES.map(
          ([form, label]) => html`<button
            type="button"
            class="small"
            aria-label="Call ${number} as ${label}"
            aria-expanded=${form === shown}
            @click=${() => this.#write(exchange, form === shown ? undefined : form)}
          >
            ${label}
          </button>`,
        )}
        ${shown ? html`<button type="button" class="small" @click=${() => copy(code)}>Copy</button>` : nothing}
      </p>
      ${shown ? html`<pre class="json" tabindex="0" role="region" aria-label="The call as ${shown}">${code}</pre>` : nothing}`;
  }

  async #write(exchange: Exchange, name: CopyForm | undefined): Promise<void> {
    const { number } = exchange;
    this.copied = name && { number, name, code: await copyOf(exchange, name) };
  }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell("Copied.");
  } catch {
    tell("The browser does not let the page copy. Select the text and copy it.", { tone: "bad" });
  }
}

customElements.define("answers-view", AnswersView);
