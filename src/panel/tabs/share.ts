import { html, nothing, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import { BankElement } from "../bank/bank-element.ts";
import { copyText } from "../parts/clipboard.ts";
import { download } from "../parts/download.ts";
import { shared } from "../styles/shared.ts";

/** *Share*: copies a link that opens the bank as it is now; a state too large for that becomes a file. */
export class ShareSection extends BankElement {
  static override properties = { done: { state: true }, url: { state: true } };
  static override styles = shared;

  declare protected done: string | undefined;
  /** The link, where the page may not write to the clipboard. */
  declare protected url: string | undefined;

  override render(): TemplateResult | typeof nothing {
    const { bank } = this;
    if (!bank) return nothing;
    return html`<section class="stack">
      <h3>Share</h3>
      <p class="muted">A link that opens this page with the bank's current state. Nothing is uploaded; the link contains it all.</p>
      <div>
        <button aria-describedby="clear" aria-disabled=${this.busy} @click=${() => this.attempt(() => this.#share(bank))}>
          Copy link        </button>
      </div>
      <p id="clear">The link contains full card numbers, CVCs, and account numbers, unmasked.</p>
      ${this.url === undefined ? nothing : html`<input readonly aria-label="Link" .value=${this.url} @focus=${selectAll} />`}
      <div aria-live="polite">${this.done === undefined ? nothing : html`<p class="note">${this.done}</p>`}</div>
      ${this.problemView()}
    </section>`;
  }

  async #share(bank: PanelBank): Promise<void> {
    this.done = undefined;
    this.url = undefined;
    const { isShareable, link, LinkTooLongError } = await import("../../share/panel.ts");
    if (!isShareable(bank)) throw new Error("Only a bank in this page can be shared with a link.");
    try {
      const url = await link(bank);
      const size = `The link is ${url.length.toLocaleString("en")} characters long and contains unmasked test data.`;
      if (await copyText(url)) {
        this.done = `Copied. ${size}`;
        return;
      }
      this.url = url;
      this.done = `${size} Your browser blocked the clipboard: copy it from the field.`;
    } catch (error) {
      if (!(error instanceof LinkTooLongError)) throw error;
      download("sandbank-shared.json", JSON.stringify(error.snapshot));
      this.done = "The state is too large for a link, so its snapshot was saved to your downloads.";
    }
  }
}

function selectAll(event: Event): void {
  (event.target as HTMLInputElement).select();
}
