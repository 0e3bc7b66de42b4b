import { html, svg, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { messageOf } from "sandbank/internal";
import { tell } from "../parts/messages.ts";
import { View } from "../parts/view.ts";
import type { CommandPalette } from "./command-palette.ts";

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const magnifier = svg`<svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="7" cy="7" r="4.5" /><path d="m10.5 10.5 4 4" /></svg>`;

/** Opens the palette, by a click or by Ctrl+K. Until then there is only this button and a key listener. */
export class PaletteButton extends View {
  static override properties = { bank: { attribute: false } };

  declare bank: CoreBank | undefined;
  #palette: CommandPalette | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("keydown", this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.#onKey);
  }

  protected override render(): TemplateResult {
    return html`<button type="button" class="palette-button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" @click=${this.#open}>
      ${magnifier}<span class="unseen">Search</span> <kbd>${isApple ? "⌘K" : "Ctrl K"}</kbd>
    </button>`;
  }

  readonly #onKey = (event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== "k" ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    void this.#open();
  };

  async #open(): Promise<void> {
    const { bank } = this;
    if (!bank) return;
    try {
      await import("./command-palette.ts");
    } catch (error) {
      tell(`Search couldn't be loaded: ${messageOf(error)}`, { tone: "bad" });
      return;
    }
    this.#palette ??= document.body.appendChild(document.createElement("command-palette") as CommandPalette);
    this.#palette.bank = bank;
    await this.#palette.toggle();
  }
}

customElements.define("palette-button", PaletteButton);
