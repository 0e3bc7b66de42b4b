import { html, nothing, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { messageOf } from "sandbank/internal";
import { answerView, doneText } from "../bank/answer.ts";
import { effectsList, watching } from "../bank/changes.ts";
import { statusMark } from "../bank/status.ts";
import { jsonBox, jsonText } from "../parts/json.ts";
import { tell } from "../parts/messages.ts";
import { say } from "../parts/say.ts";
import { View } from "../parts/view.ts";
import { errorOf, type Send, send } from "../send.ts";
import { NOT_BEGUN, type Run, runsOf, type Taken } from "./run.ts";
import type { Outcome, Step, Tour } from "./tour.ts";

/** A tour, a step at a time: "Next" does the next one. */
export class TourView extends View {
  static override properties = {
    bank: { attribute: false },
    send: { attribute: false },
    tour: { attribute: false },
    step: { attribute: false },
    run: { state: true },
    failure: { state: true },
    isBusy: { state: true },
  };

  declare bank: CoreBank;
  declare send: Send;
  declare tour: Tour;
  /** The number of the step that the address names. */
  declare step: number | undefined;
  declare protected run: Run;
  /** Why a step could not be taken. */
  declare protected failure: string;
  declare protected isBusy: boolean;

  constructor() {
    super();
    this.send = send;
    this.step = undefined;
    this.run = NOT_BEGUN;
    this.failure = "";
    this.isBusy = false;
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("tour")) return;
    this.run = runsOf(this.bank).get(this.tour.name) ?? NOT_BEGUN;
    this.failure = "";
    this.isBusy = false;
  }

  override updated(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("step") && !changed.has("tour")) return;
    this.querySelector("[data-chosen]")?.scrollIntoView({ block: "nearest" });
  }

  #goOn(run: Run): void {
    runsOf(this.bank).set(this.tour.name, run);
    this.run = run;
  }

  async #startAgain(): Promise<void> {
    const { run, tour } = this;
    this.failure = "";
    this.#goOn(NOT_BEGUN);
    tell("Tour restarted. Its changes stay in the bank.", {
      undo: async () => {
        runsOf(this.bank).set(tour.name, run);
        if (this.tour === tour) this.run = run;
        tell("Tour restored.");
      },
    });
    await this.updateComplete;
    // The button that began it again is gone.
    this.querySelector<HTMLElement>("button.first")?.focus();
  }

  protected override render(): TemplateResult {
    const { steps, title, about } = this.tour;
    const { taken } = this.run;
    const isDone = taken.length === steps.length;
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
            ? html`<p role="status" tabindex="-1" class="done">${statusMark("done", "good")}</p>`
            : html`<button type="button" class="first" aria-disabled=${this.isBusy} @click=${this.#next}>
                ${taken.length === 0 ? "Start" : "Next"}
              </button>`
        }
        ${taken.length > 0 ? html`<button type="button" @click=${this.#startAgain}>Start over</button>` : nothing}
        <span class="aside figures">${taken.length} of ${steps.length} steps</span>
      </div>
    `;
  }

  #step(step: Step, at: number): TemplateResult {
    const { known, taken: all } = this.run;
    const taken = all[at];
    const isNext = at === all.length;
    return html`<li ?data-chosen=${this.step === at + 1} data-state=${taken ? "taken" : isNext ? "next" : "to-come"} aria-current=${isNext ? "step" : nothing}>
      <p class="explanation">${step.explanation}</p>
      ${isNext ? html`<pre class="json"><code>${step.code(known, this.bank.clock.now())}</code></pre>` : nothing}
      ${taken ? this.#result(taken, at === all.length - 1) : nothing}
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
    const { taken, known } = this.run;
    const step = tour.steps[taken.length];
    if (!step || this.isBusy) return;
    const code = step.code(known, this.bank.clock.now());
    this.isBusy = true;
    this.failure = "";
    try {
      const context = { send: this.send, bank: this.bank, known };
      const [outcome, effects] = await watching(this.bank, () => step.run(context));
      expectAnswer(step, outcome);
      const run = { known: { ...known, ...outcome.learned }, taken: [...taken, { code, outcome, effects }] };
      // It was taken, though another tour may be shown by now.
      runsOf(this.bank).set(tour.name, run);
      if (tour !== this.tour) return;
      this.run = run;
      say(`Step ${run.taken.length}: ${doneText(outcome.answer, effects)}.`);
      await this.updateComplete;
      this.querySelector("[aria-current=step]")?.scrollIntoView({ block: "nearest" });
      // The last step takes its button away.
      if (document.activeElement === document.body) this.querySelector<HTMLElement>(".done")?.focus();
    } catch (error) {
      this.failure = messageOf(error);
    } finally {
      this.isBusy = false;
    }
  }
}

/** Throws when a step was not answered as the tour says, since those after it build on its answer. */
function expectAnswer({ expects }: Step, { answer }: Outcome): void {
  if (!answer || answer.status === expects) return;
  const { ok, status } = answer;
  const received =
    status === 0 ? errorOf(answer) : `The response was ${status}${ok ? "." : `: ${errorOf(answer)}`}`;
  throw new Error(
    `This step expects ${expects}. ${received} Remove the cause, such as a fault, and try again, or start over.`,
  );
}

customElements.define("tour-view", TourView);
