import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { money, toneOf } from "sandbank/internal";
import { markOf } from "../parts/status-mark.ts";
import { View } from "../parts/view.ts";
import { bank } from "./demonstration-bank.ts";
import { Story } from "./story.ts";
import { strip } from "./strip.ts";

/** How long each step stays to be read, in milliseconds. */
const READ_MS = 2400;

/** How long nothing has happened yet, in milliseconds. */
const BEGINS_MS = 500;

const REQUESTS = 5;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The first page's demonstration: it plays by itself, or step by step where it is paused or motion is unwanted. */
export class BankDemonstration extends View {
  static override properties = { playing: { state: true } };

  declare protected playing: boolean;
  readonly #story = new Story(() => this.requestUpdate());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #steps: Promise<void> = Promise.resolve();

  constructor() {
    super();
    this.playing = !still.matches;
    still.addEventListener("change", ({ matches }) => {
      if (matches) this.#pause();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.playing) this.#soon(BEGINS_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  #soon(after = READ_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      // A tab that is not seen waits.
      if (!document.hidden) await this.#step();
      if (this.playing && this.isConnected) this.#soon();
    }, after);
  }

  /** Takes the next step after those that were asked for before. */
  #step(): Promise<void> {
    this.#steps = this.#steps.then(() => this.#story.step(still.matches ? undefined : nextFrame));
    return this.#steps;
  }

  #pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #toggle(): void {
    if (this.playing) {
      this.#pause();
      return;
    }
    this.playing = true;
    void this.#step();
    this.#soon();
  }

  protected override render(): TemplateResult {
    const { text } = this.#story;
    return html`
      <div class="demo-controls">
        <p class="caption" aria-live=${this.playing ? "off" : "polite"}>${text}</p>
        <div class="buttons">
          <button type="button" @click=${this.#toggle}>${this.playing ? "Pause" : "Play"}</button>
          <button
            type="button"
            @click=${() => {
              this.#pause();
              void this.#step();
            }}
          >
            Step
          </button>
        </div>
      </div>
      <div class="panes">
        <section class="pane" aria-labelledby="demo-app">
          <h3 id="demo-app">Your front end, using plain <code>fetch</code></h3>
          ${this.#app()}
        </section>
        <section class="pane" aria-labelledby="demo-bank">
          <h3 id="demo-bank">The bank, on the same page</h3>
          ${this.#bank()}
        </section>
      </div>
      ${strip(bank.clock.now().getTime(), this.#story.changes)}
    `;
  }

  #app(): TemplateResult {
    const { rows, message } = this.#story.app;
    return html`
      <ul class="payments">
        ${rows.map(
          (row) => html`<li>
            <span class="who">${row.receiver_name}</span>
            <span class="money">${money(row.amount)}</span>
            <span class="how">${keyed(row.status, mark(row.status))}${row.return ? html` <code>${row.return.code}</code>` : nothing}</span>
          </li>`,
        )}
      </ul>
      ${rows.length === 0 ? html`<p class="hint">No payments yet.</p>` : nothing}
      <p class="said">${message}</p>
    `;
  }

  #bank(): TemplateResult {
    const rows = bank.db.achTransfers.all();
    const requests = this.#story.requests.slice(-REQUESTS);
    return html`
      <table>
        <caption>
          Rows        </caption>
        <tr>
          <th scope="col">id</th>
          <th scope="col">amount</th>
          <th scope="col">status</th>
        </tr>
        ${rows.map(
          ({ id, amount, status }) =>
            html`<tr>
              <td><code>${id}</code></td>
              <td class="figures">${amount}</td>
              <td>${keyed(status, mark(status))}</td>
            </tr>`,
        )}
      </table>
      <p class="label" id="demo-requests">Requests it answered</p>
      <ol class="requests" aria-labelledby="demo-requests">
        ${repeat(
          requests,
          ({ number }) => number,
          ({ method, path, status }) =>
            html`<li data-tone=${status < 400 ? "good" : "bad"}><code>${method} ${path}</code> <b>${status}</b></li>`,
        )}
      </ol>
    `;
  }
}

/** A status as the bank itself describes it. */
function mark(status: string): TemplateResult {
  return markOf(status, toneOf(bank, "achTransfers", status) ?? "held");
}

function nextFrame(): Promise<void> {
  // Where the page is not seen there are no frames, and time need not stand still.
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

customElements.define("bank-demonstration", BankDemonstration);
