import { html, nothing, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import type { WorkProgress } from "../../index.ts";
import { BankController } from "./controller.ts";

/** How long work takes before it is shown, so that what is soon done does not flicker. */
const DELAY_MS = 150;

const TEXTS: Readonly<Record<WorkProgress["kind"], string>> = {
  advance: "Moving the clock",
  scenario: "Loading the scenario",
  restore: "Restoring",
};

export class WorkBar extends BankController {
  #delay: ReturnType<typeof setTimeout> | undefined;
  #isShown = false;
  #work: WorkProgress | undefined;

  protected override subscribe(bank: PanelBank): readonly (() => void)[] {
    const stop = bank.on("progress", (work) => {
      if (work.done === work.total) this.#end();
      else this.#goOn(work);
    });
    return [stop, () => this.#end()];
  }

  view(): TemplateResult {
    const work = this.#isShown && this.#work;
    return html`<div role="status">
      ${
        work
          ? html`<label class="work"
              >${TEXTS[work.kind]}… <progress aria-label=${TEXTS[work.kind]} max=${work.total} .value=${work.done}></progress
            ></label>`
          : nothing
      }
    </div>`;
  }

  #goOn(work: WorkProgress): void {
    this.#work = work;
    if (this.#isShown) this.host.requestUpdate();
    this.#delay ??= setTimeout(() => {
      this.#isShown = true;
      this.host.requestUpdate();
    }, DELAY_MS);
  }

  #end(): void {
    clearTimeout(this.#delay);
    this.#delay = undefined;
    if (this.#isShown) this.host.requestUpdate();
    this.#isShown = false;
  }
}
