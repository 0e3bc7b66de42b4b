import { html, nothing, type TemplateResult } from "lit";
import type { Bank } from "sandbank";
import { answerView } from "../parts/answer.ts";
import { type Effects, effectsList, watching } from "../parts/changes.ts";
import { jsonBox, jsonText } from "../parts/json.ts";
import { statusMark } from "../parts/status.ts";
import { View } from "../parts/view.ts";
import { type Send, send } from "../send.ts";
import type { Outcome, Step, Tour } from "./tour.ts";

/** A step that was taken: what it did and what changed. */
interface Taken {
  readonly code: string;
  readonly outcome: Outcome;
  readonly effects: Effects;
}

/** A tour, a step at a time: "Next" does the next one. */
export class TourView extends View {
  static override properties = {
    bank: { attribute: false },
    send: { attribute: false },
    tour: { attribute: false },
    taken: { state: true },
    failure: { state: true },
    isBusy: { state: true },
  };

  declare bank: Bank;
  declare send: Send;
  declare tour: Tour;
  declare protected taken: readonly Taken[];
  /** Why a step could not be taken. */
  declare protected failure: string;
  declare protected isBusy: boolean;
  #known: Record<string, string> = {};

  constructor() {
    super();
    this.send = send;
    this.#startAgain();
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("tour")) this.#startAgain();
  }

  #startAgain(): void {
    this.taken = [];
    this.failure = "";
    this.isBusy = false;
    this.#known = {};
  }

  protected override render(): TemplateResult {
    const { steps, title, about } = this.tour;
    const isDone = this.taken.length === steps.length;
    return html`
      <h2 tabindex="-1">${title}</h2>
      <p class="aside">${about}</p>
      <ol class="steps">
        ${steps.map((step, at) => this.#step(step, at))}
      </ol>
      ${this.failure ? html`<p class="alert" role="alert">${this.failure}</p>` : nothing}
      <div class="actions sticky">
        ${
          isDone
            ? html`<p role="status">${statusMark("done", "good")}</p>`
            : html`<button type="button" class="first" aria-disabled=${this.isBusy} @click=${this.#next}>
                ${this.taken.length === 0 ? "Start" : "Next"}
              </button>`
        }
        ${this.taken.length > 0 ? html`<button type="button" @click=${this.#startAgain}>Start again</button>` : nothing}
        <span class="aside figures">${this.taken.length} of ${steps.length} steps</span>
      </div>
    `;
  }

  #step(step: Step, at: number): TemplateResult {
    const taken = this.taken[at];
    const isNext = at === this.taken.length;
    return html`<li data-state=${taken ? "taken" : isNext ? "next" : "to-come"} aria-current=${isNext ? "step" : nothing}>
      <p class="explanation">${step.explanation}</p>
      ${isNext ? html`<pre class="json"><code>${step.code(this.#known)}</code></pre>` : nothing}
      ${taken ? this.#result(taken, at === this.taken.length - 1) : nothing}
    </li>`;
  }

  #result({ code, outcome, effects }: Taken, isOpen: boolean): TemplateResult {
    const { answer, result } = outcome;
    return html`<details ?open=${isOpen}>
        <summary><code>${code.split("\n", 1)[0]}</code></summary>
        ${answer ? answerView(answer, effects) : nothing}
        ${result === undefined ? nothing : jsonBox(jsonText(result), "Result")}
      </details>
      ${answer ? nothing : effectsList(effects)}`;
  }

  async #next(): Promise<void> {
    const { tour } = this;
    const step = tour.steps[this.taken.length];
    if (!step || this.isBusy) return;
    const code = step.code(this.#known);
    this.isBusy = true;
    this.failure = "";
    try {
      const context = { send: this.send, bank: this.bank, known: this.#known };
      const [outcome, effects] = await watching(this.bank, () => step.run(context));
      if (tour !== this.tour) return;
      this.#known = { ...this.#known, ...outcome.learned };
      this.taken = [...this.taken, { code, outcome, effects }];
      await this.updateComplete;
      this.querySelector("[aria-current=step]")?.scrollIntoView({ block: "nearest" });
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    } finally {
      this.isBusy = false;
    }
  }
}

customElements.define("tour-view", TourView);
