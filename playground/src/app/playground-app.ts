import { html, nothing, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { type FailureFile, messageOf } from "sandbank/internal";
import "../failure/failure-summary.ts";
import type { Opened } from "../failure/open-file.ts";
import "../failure/open-file.ts";
import "../palette/palette-button.ts";
import { addressOf, type Place, placeOf } from "../parts/address.ts";
import { SPOKEN } from "../parts/say.ts";
import { unknownPlace } from "../parts/unknown.ts";
import { View } from "../parts/view.ts";
import { skip } from "./skip.ts";
import "./bank-clock.ts";
import { guardWork } from "../bank/keep.ts";
import "./bank-menu.ts";
import "./message-view.ts";
import { PAGES, type Page } from "../pages.ts";

const icon = new URL("../../icon.svg", import.meta.url).href;

/** The whole page. It is shown once the bank answers, or with the reason why it does not. */
export class PlaygroundApp extends View {
  static override properties = {
    bank: { attribute: false },
    failure: { attribute: false },
    opened: { state: true },
    place: { state: true },
    revision: { state: true },
  };

  declare bank: CoreBank | undefined;
  /** Why the bank could not be started. */
  declare failure: string | undefined;
  /** The failed test whose file was opened. */
  declare protected opened: FailureFile | undefined;
  declare protected place: Place;
  declare protected revision: number;

  constructor() {
    super();
    this.revision = 0;
    this.place = placeOf(location.hash);
    window.addEventListener("hashchange", () => {
      // A link without a place is removed from the address.
      if (!/^#bank=[^&]*$/.test(location.hash)) void this.#goTo(placeOf(location.hash));
    });
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("place")) document.title = this.#title();
    if (!changed.has("bank") || !this.bank) return;
    const moved = () => {
      this.revision += 1;
    };
    this.bank.on("change", moved);
    this.bank.on("reset", moved);
    guardWork(this.bank);
    // So that what was done can be undone; where it cannot be kept, nothing offers to.
    this.bank.history.start().catch(() => undefined);
  }

  get #page(): Page | undefined {
    const { page, parts } = this.place;
    return PAGES.find(({ name, depth = parts.length }) => name === page && parts.length <= depth);
  }

  #title(): string {
    return `${this.#page?.title(this.place) ?? "Page not found"} · Sandbank`;
  }

  /** Shows a place, and moves the focus to the heading of the new content. */
  async #goTo(place: Place): Promise<void> {
    const before = this.place;
    if (addressOf(before) === addressOf(place)) return;
    this.place = place;
    const { headings = 1 } = this.#page ?? {};
    const isOther = before.page !== place.page || headingOf(before, headings) !== headingOf(place, headings);
    if (!isOther && !(await this.#hasLostFocus())) return;
    await this.#shown();
    if (this.place !== place) return;
    if (before.page === place.page && this.#isInUse()) return;
    scrollTo(0, 0);
    this.#heading()?.focus();
  }

  /** Gives the focus to the page that was asked for from the first one, which is not there anymore: at once, and to its heading when that is there. */
  async takeFocus(): Promise<void> {
    await this.#shown();
    const active = document.activeElement;
    if (active === document.body || active?.id === "main") this.#heading()?.focus();
  }

  /** Waits until the page is there. */
  async #shown(): Promise<void> {
    await this.#page?.load().catch(() => undefined);
    await this.updateComplete;
    const view = this.querySelector("main")?.lastElementChild;
    if (view instanceof View) await view.updateComplete;
  }

  #heading(): HTMLElement | null {
    return this.querySelector<HTMLElement>("main h2[tabindex='-1']") ?? this.querySelector("main");
  }

  /** Whether what has the focus is a control of the page itself, such as one that has changed the address: it keeps it. */
  #isInUse(): boolean {
    const active = document.activeElement;
    return active !== null && active.closest("main *") !== null && active.closest("nav") === null;
  }

  /** Whether what had the focus is gone with the place before. */
  async #hasLostFocus(): Promise<boolean> {
    await this.updateComplete;
    // What is in the page is updated after it.
    await new Promise((resolve) => setTimeout(resolve));
    return document.activeElement === document.body;
  }

  protected override render(): TemplateResult {
    const page = this.#page;
    return html`
      ${skip("Skip to content", "main")}
      <header class="top">
        <div class="row">
          <h1>
            <a href="#/" aria-current=${page?.name === "" ? "page" : nothing} aria-label="Sandbank home"
              ><img src=${icon} alt="" width="22" height="22" /><span>Sandbank</span></a
            >
          </h1>
          <button type="button" class="menu" popovertarget="pages">
            <span class="unseen">Pages: </span><span>${page?.label ?? "Pages"}</span>
          </button>
          <nav aria-label="Pages" class="pages" id="pages" popover>
            ${PAGES.filter(({ name }) => name !== "").map(
              ({ name, label }) =>
                html`<a href="#/${name}" aria-current=${name === page?.name ? "page" : nothing}>${label}</a>`,
            )}
          </nav>
          <palette-button .bank=${this.bank}></palette-button>
          ${this.bank ? html`<bank-clock></bank-clock><bank-menu .bank=${this.bank}></bank-menu>` : nothing}
        </div>
      </header>
      <open-file .bank=${this.bank} @sandbank-opened=${this.#opened}></open-file>
      <message-view></message-view>
      <p class="unseen" id=${SPOKEN} role="status"></p>
      ${this.opened ? this.#failedTest(this.opened) : nothing}
      <main id="main" tabindex="-1">
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

  #content(page: Page | undefined): TemplateResult {
    const { bank, revision, place } = this;
    if (!bank) return html`<p class="empty starting" role="status">Starting the bank…</p>`;
    if (!page) {
      const links = PAGES.map(({ name, label }) => [addressOf({ page: name, parts: [] }), label] as const);
      const isPage = PAGES.some(({ name }) => name === place.page);
      const path = [place.page, ...place.parts].join("/");
      return unknownPlace(isPage ? `Nothing found at “${path}”.` : `No page named “${place.page}”.`, links);
    }
    page.load().catch((error: unknown) => {
      this.failure = `This page couldn't be loaded: ${messageOf(error)}`;
    });
    return page.view({ bank, place, revision });
  }
}

function headingOf({ parts }: Place, headings: number): string {
  return parts.slice(0, headings).join("/");
}

customElements.define("playground-app", PlaygroundApp);
