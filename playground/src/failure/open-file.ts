import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { type FailureFile, messageOf } from "sandbank/internal";
import { tell } from "../parts/messages.ts";
import { View } from "../parts/view.ts";
import { type Content, contentOf } from "./content.ts";

/** What was opened; the event `sandbank-opened` has it. */
export interface Opened {
  readonly failure: FailureFile | undefined;
}

interface Asked {
  readonly name: string;
  readonly content: Content;
}

/** Opens a file that is chosen or dropped onto the page, which replaces the state of the bank: so it asks first. */
export class OpenFile extends View {
  static override properties = {
    bank: { attribute: false },
    asked: { state: true },
  };

  declare bank: CoreBank | undefined;
  declare protected asked: Asked | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("dragover", this.#allow);
    document.addEventListener("drop", this.#drop);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("dragover", this.#allow);
    document.removeEventListener("drop", this.#drop);
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("asked") && this.asked) this.querySelector("dialog")?.showModal();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { asked, bank } = this;
    if (!bank) return nothing;
    return html`<input
        type="file"
        hidden
        accept="application/json,.json"
        @change=${this.#choose}
      />
      ${
        asked
          ? html`<dialog aria-labelledby="open-question" @close=${this.#answer}>
              <form method="dialog">
                <p id="open-question">
                  <bdi>${asked.name}</bdi> contains ${asked.content.kind}. Opening it replaces everything in this page's bank.
                </p>
                <div class="buttons">
                  <button class="first" value="open">Open</button>
                  <button value="">Cancel</button>
                </div>
              </form>
            </dialog>`
          : nothing
      }`;
  }

  readonly #allow = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };

  readonly #drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    // Else the browser leaves the page to show the file.
    event.preventDefault();
    if (!this.bank) return;
    void this.#ask(file);
  };

  async #choose(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) await this.#ask(file);
    // So that the same file can be chosen again.
    input.value = "";
  }

  async #ask(file: File): Promise<void> {
    try {
      this.asked = { name: file.name, content: contentOf(await file.text()) };
    } catch (error) {
      this.#refuse(file.name, error);
    }
  }

  async #answer(event: Event): Promise<void> {
    const { asked, bank } = this;
    this.asked = undefined;
    if ((event.target as HTMLDialogElement).returnValue !== "open" || !asked || !bank) return;
    try {
      const differences = await asked.content.open(bank);
      tell([`Loaded ${asked.name}.`, ...differences].join(" "));
      const detail: Opened = { failure: asked.content.failure };
      this.dispatchEvent(new CustomEvent("sandbank-opened", { detail, bubbles: true }));
    } catch (error) {
      this.#refuse(asked.name, error);
    }
  }

  #refuse(name: string, error: unknown): void {
    tell(`${name} couldn't be opened, so nothing changed: ${messageOf(error)}`, { tone: "bad" });
  }
}

/** Lets the visitor choose a file for the page's `<open-file>`. */
export function chooseFile(): void {
  document.querySelector<HTMLInputElement>("open-file input")?.click();
}

customElements.define("open-file", OpenFile);
