import { html, nothing, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import type { FailureFile } from "sandbank/internal";
import "../failure/failure-summary.ts";
import type { Opened } from "../failure/open-file.ts";
import "../failure/open-file.ts";
import { View } from "../parts/view.ts";
import { type Place, placeOf } from "./address.ts";
import "./bank-clock.ts";
import { PAGES, type Page } from "./pages.ts";

const icon = new URL("../../icon.svg", import.meta.url).href;
/** The whole page. It is shown once the bank answers, or with the reason why it does not. */
export class PlaygroundApp extends View {
  static override properties = {
    bank: { attribute: false },
    failure: { attribute: false },
    opened: { state: true },
    notice: { attribute: false },
    place: { state: true },
    revision: { state: true },
  };

  declare bank: CoreBank | undefined;
  /** Why the bank could not be started. */
  declare failure: string | undefined;
  /** The failed test of which a file was opened. */
  declare protected opened: FailureFile | undefined;
  /** What became of a link that was opened. */
  declare notice: string | undefined;
  declare protected place: Place;
  declare protected revision: number;

  constructor() {
    super();
    this.revision = 0;
    this.place = placeOf(location.hash);
    window.addEventListener("hashchange", () => {
      // A link without a place is removed from the address.
      if (!/^#bank=[^&]*$/.test(location.hash)) this.place = placeOf(location.hash);
    });
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("bank") || !this.bank) return;
    const moved = () => {
      this.revision += 1;
    };
    this.bank.on("change", moved);
    this.bank.on("reset", moved);
  }

  protected override render(): TemplateResult {
    const page = PAGES.find(({ name }) => name === this.place.page) ?? (PAGES[0] as Page);
    return html`
      <header class="top">
        <h1><img src=${icon} alt="" width="22" height="22" />Sandbank</h1>
        <nav aria-label="Pages" class="pages">
          ${PAGES.map(
            ({ name, label }) =>
              html`<a href="#/${name}" aria-current=${name === page.name ? "page" : nothing}>${label}</a>`,
          )}
        </nav>
        <open-file .bank=${this.bank} @sandbank-opened=${this.#opened}></open-file>
        ${this.bank ? html`<bank-clock .bank=${this.bank}></bank-clock>` : nothing}
      </header>
      ${this.opened ? this.#failedTest(this.opened) : nothing}
      <main id="main">
        ${this.notice ? this.#noticeView(this.notice) : nothing}
        ${this.failure ? html`<p class="alert" role="alert">${this.failure}</p>` : this.#content(page)}
      </main>
    `;
  }

  #opened({ detail }: CustomEvent<Opened>): void {
    this.opened = detail.failure;
  }

  #failedTest(file: FailureFile): TemplateResult {
    return html`<section aria-label="Failed test" class="failed-test">
      <failure-summary .file=${file}></failure-summary>
      <button
        type="button"
        @click=${() => {
          this.opened = undefined;
        }}
      >
        Close
      </button>
    </section>`;
  }

  #noticeView(notice: string): TemplateResult {
    const close = () => {
      this.notice = undefined;
    };
    return html`<p class="note" role="status">${notice} <button type="button" @click=${close}>Close</button></p>`;
  }

  #content(page: Page): TemplateResult {
    const { bank, revision, place } = this;
    if (!bank) return html`<p class="empty" role="status">Starting the bank …</p>`;
    page.load().catch((error: unknown) => {
      this.failure = `The page could not be loaded: ${error instanceof Error ? error.message : error}`;
    });
    return page.view({ bank, place, revision });
  }
}

customElements.define("playground-app", PlaygroundApp);
