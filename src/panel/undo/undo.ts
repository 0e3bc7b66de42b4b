import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { BankElement } from "../bank/bank-element.ts";
import { icon } from "../parts/icons.ts";
import { base } from "../styles/base.ts";
import { controls } from "../styles/controls.ts";
import { changeText, type LastChange, lastChangeOf } from "./last-change.ts";

/** How often the history is asked whether it has changed, wall milliseconds: a move of the clock sends no event. */
const TICK_MS = 1000;
/** How long changes are gathered before the entries are read again. */
const GATHER_MS = 200;

/** Takes back what changed the bank last, which it names; the history has the way forward again. */
export class UndoButton extends BankElement {
  static override properties = { last: { state: true }, undone: { state: true } };
  static override styles = [
    base,
    controls,
    css`
      :host {
        font-size: var(--sandbank-size-small);
      }

      button {
        min-block-size: 24px;
        max-inline-size: 100%;
        padding-inline: 4px;
        gap: 5px;
      }

      button > span {
        overflow: hidden;
        text-overflow: ellipsis;
        min-inline-size: 0;
      }

      button .what {
        color: var(--sandbank-muted);
      }
    `,
  ];

  declare protected last: LastChange | undefined;
  /** What was undone last. */
  declare protected undone: string | undefined;
  #branches = "";
  #version = -1;
  #isReading = false;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #tick: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#tick = setInterval(() => void this.#read(), TICK_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#tick);
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has("bank")) {
      this.last = undefined;
      this.undone = undefined;
      this.#branches = "";
    }
    if (this.#version === this.watch.version) return;
    this.#version = this.watch.version;
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#branches = "";
      void this.#read();
    }, GATHER_MS);
  }

  override render(): TemplateResult | typeof nothing {
    const { bank, last } = this;
    if (!bank) return nothing;
    const what = last && changeText(bank, last.entry);
    return html`${
      last
        ? html`<button class="bare" aria-label="Undo: ${what}" title="Undo: ${what}" aria-disabled=${this.busy} @click=${() => this.#undo(last, what ?? "")}>
            ${icon("undo")} <span>Undo <span class="what" dir="ltr">${what}</span></span>
          </button>`
        : nothing
    }<span class="out" role="status">${this.undone === undefined ? nothing : `Undone: ${this.undone}.`}</span>${this.problemView()}`;
  }

  async #undo({ before }: LastChange, what: string): Promise<void> {
    const isUndone = await this.attempt(() => this.bank?.history.goTo(before));
    if (isUndone) this.undone = what;
    this.#branches = "";
    await this.#read();
  }

  /** Reads the entries only when there are others, which the branches tell: there may be tens of thousands. */
  async #read(): Promise<void> {
    const { bank } = this;
    if (!bank || this.#isReading || document.visibilityState === "hidden") return;
    this.#isReading = true;
    try {
      const branches = JSON.stringify(await bank.history.branches());
      if (branches === this.#branches || bank !== this.bank) return;
      this.#branches = branches;
      this.last = lastChangeOf(await bank.history.entries());
    } catch {
      // The History tab says why there is none. The panel has started it: one that was stopped since is to stay off.
      this.last = undefined;
      this.#branches = "";
    } finally {
      this.#isReading = false;
    }
  }
}
