import { html, nothing, type TemplateResult } from "lit";
import { messageOf } from "sandbank/internal";
import { BusyView } from "../parts/busy-view.ts";
import { followMessages, hush, lastMessage, type Message, tell } from "../parts/messages.ts";
import { Updates } from "../parts/updates.ts";

/** The last message, in a corner of the page and in a live region. */
export class MessageView extends BusyView {
  protected readonly updates = new Updates(this, followMessages);

  protected override render(): TemplateResult {
    const message = lastMessage();
    const isBad = message?.tone === "bad";
    return html`<section class="message" aria-label="Message" data-tone=${message?.tone ?? "good"} ?data-empty=${!message}>
      <p role="status">${isBad ? nothing : (message?.text ?? nothing)}</p>
      <p role="alert">${isBad ? message?.text : nothing}</p>
      ${message ? this.#buttons(message) : nothing}
    </section>`;
  }

  #buttons(message: Message): TemplateResult {
    const { undo } = message;
    return html`<div class="buttons">
      ${undo ? html`<button type="button" class="small" aria-disabled=${this.isBusy} @click=${() => this.#undo(undo)}>Undo</button>` : nothing}
      <button type="button" class="small" @click=${this.#close}>Close<span class="unseen"> the message</span></button>
    </div>`;
  }

  async #undo(undo: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    await this.busy(undo).catch((error: unknown) =>
      tell(`Couldn't undo: ${messageOf(error)}`, { tone: "bad" }),
    );
    await this.updateComplete;
    // Its button is gone with the message that had it.
    this.querySelector<HTMLElement>("button")?.focus();
  }

  readonly #close = (): void => {
    hush();
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  };
}

customElements.define("message-view", MessageView);
