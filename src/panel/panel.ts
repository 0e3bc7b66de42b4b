import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { cache } from "lit/directives/cache.js";
import type { Scenario } from "../index.ts";
import { addressIn, placeText } from "./address.ts";
import type { PanelBank } from "./bank.ts";
import { BankElement } from "./bank-element.ts";
import type { Place as RowPlace } from "./data/perform.ts";
import { edgeView } from "./edge.ts";
import { dayText, timeText } from "./format.ts";
import { icon } from "./icons.ts";
import { setKeys } from "./keys.ts";
import { type ShownLog, setLog } from "./log.ts";
import { type Place, recall, remember } from "./place.ts";
import { readingOf } from "./reading.ts";
import { base } from "./styles/base.ts";
import { controls } from "./styles/controls.ts";
import { frame } from "./styles/frame.ts";
import { type PanelTab, TABS } from "./tabs/index.ts";
import { TabLoader } from "./tabs/loader.ts";
import { tabList, tabStyles } from "./tabs.ts";
import { tokens } from "./tokens.ts";
import { WorkBar } from "./work.ts";

/**
 * `<sandbank-panel>`: sees a bank and moves it. It is docked at the page's edge, can be collapsed,
 * and remembers its place; with `dock="inline"` it fills the element around it instead.
 *
 * @example
 * import "sandbank/panel";
 * const panel = document.createElement("sandbank-panel");
 * panel.bank = bank;
 * document.body.append(panel);
 */
export class SandbankPanel extends BankElement {
  static override properties = {
    scenarios: { attribute: false },
    requests: { attribute: false },
    apiKey: { attribute: "api-key" },
    adminKey: { attribute: "admin-key" },
    open: { type: Boolean, reflect: true },
    dock: { reflect: true },
    tab: { reflect: true },
    theme: { reflect: true },
    place: { noAccessor: true },
  };
  static override styles = [tokens, base, controls, frame, tabStyles];

  /** What the Scenario tab offers, by name. */
  declare scenarios: Readonly<Record<string, Scenario>> | undefined;
  /** Makes the requests that are shown out of the bank's log, such as with those of a file before them; by default the log. */
  declare requests: ShownLog | undefined;
  /** The client's key, for a bank with `apiKeys` of its own. */
  declare apiKey: string | undefined;
  /** The admin's key, for a bank with `apiKeys` of its own. */
  declare adminKey: string | undefined;
  /** Shown in full, rather than as a button in the corner. */
  declare open: boolean;
  /** The page's edge it is at; "inline" for no edge at all. */
  declare dock: "right" | "bottom" | "inline";
  /** The tab that is open, by its name in `TABS`. */
  declare tab: string;
  /** "light" or "dark"; left out, as the system has it. */
  declare theme: "light" | "dark" | undefined;
  /** What each tab shows, as it was told. */
  #ats: ReadonlyMap<string, readonly string[]> = new Map();
  /** The place that the page knows. */
  #told: string | undefined;
  readonly #loader = new TabLoader(this);
  #size: Place["size"];
  readonly #work = new WorkBar(this);

  constructor() {
    super({ showsTime: true });
    const { open, dock, size, place } = recall();
    this.open = open;
    this.dock = dock;
    this.place = place;
    this.#size = size;
    this.addEventListener("sandbank-show", (event) => {
      const { collection, id } = (event as CustomEvent<RowPlace>).detail;
      this.#moveTo("data", [collection, id]);
    });
    this.addEventListener("sandbank-at", (event) => {
      this.#moveTo(this.tab, (event as CustomEvent<readonly string[]>).detail);
    });
  }

  /**
   * Where it is: its tab and what that shows, such as "data/achTransfers/1001" or "requests/12". Set it to go there; a
   * place that it has not is its beginning. When it moves for another reason it sends `sandbank-place`, whose `detail` has the `place`.
   *
   * @example panel.addEventListener("sandbank-place", ({ detail }) => history.replaceState(null, "", `#${detail.place}`));
   */
  get place(): string {
    return placeText({ tab: this.tab, at: this.#at(this.tab) });
  }

  set place(place: string) {
    const { tab, at } = addressIn(place);
    this.#moveTo(tab, at);
    this.#told = this.place;
  }

  /** Also waits until the element of the tab is loaded. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#loader.settled();
    return super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { bank } = this;
    if (changed.has("bank")) this.#work.follow(bank);
    const hasChanged = (...names: readonly string[]) => names.some((name) => changed.has(name));
    if (bank && hasChanged("bank")) {
      void recordFromNow(bank);
      startHistory(bank);
    }
    if (bank && hasChanged("bank", "apiKey", "adminKey"))
      setKeys(bank, { client: this.apiKey, admin: this.adminKey });
    if (bank && hasChanged("bank", "requests")) setLog(bank, this.requests);
    if (this.#tab.name !== this.tab) this.tab = this.#tab.name;
  }

  protected override updated(): void {
    this.#tellPlace();
    if (this.dock === "inline") return;
    this.style.setProperty("--size", `${this.#size[this.dock]}px`);
    this.#remember();
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.open && this.dock !== "inline") {
      return html`<button class="opener" aria-expanded="false" @click=${this.#open}>${icon("mark")} Sandbank</button>`;
    }
    const { bank, dock } = this;
    return html`<section class="frame" aria-label="Sandbank">
      <header class="head">
        <span class="mark">${icon("mark")} Sandbank</span>
        ${bank ? this.#timeView(bank) : nothing} ${dock === "inline" ? nothing : this.#dockView(dock)}
      </header>
      ${this.#work.view()}
      ${tabList(TABS, this.tab, (tab) => {
        this.tab = tab;
      })}
      <div class="tabpanel" id="tabpanel" role="tabpanel" aria-labelledby="tab-${this.tab}" tabindex="0">
        ${bank ? cache(this.#loader.view(this.#tab, { bank, at: this.#at(this.tab), scenarios: this.scenarios })) : html`<p class="empty">Set <code>bank</code> to see one here.</p>`}
      </div>
      ${dock === "inline" ? nothing : edgeView(dock, this.#size[dock], (size) => this.#resize(dock, size))}
    </section>`;
  }

  #timeView(bank: PanelBank): TemplateResult {
    const { now, paused } = readingOf(bank);
    return html`<time class="time" datetime=${now.toISOString()}>
      ${icon(paused ? "bars" : "clock")}<span class="out">${paused ? "Paused at" : "Bank time"}</span>
      ${dayText(now)} ${timeText(now, true)} <span class="zone">GMT</span>
    </time>`;
  }

  #dockView(dock: "right" | "bottom"): TemplateResult {
    const other = dock === "right" ? "bottom" : "right";
    const text = other === "right" ? "Dock at the right" : "Dock at the bottom";
    const move = () => {
      this.dock = other;
    };
    return html`<span class="bar" style="gap:0;flex-wrap:nowrap">
      <button class="bare" aria-label=${text} title=${text} @click=${move}>${icon(other)}</button>
      <button class="bare" aria-label="Collapse" title="Collapse" aria-expanded="true" @click=${this.#close}>
        ${icon("cross")}
      </button>
    </span>`;
  }

  get #tab(): PanelTab {
    return TABS.find(({ name }) => name === this.tab) ?? TABS[0];
  }

  #at(tab: string): readonly string[] {
    return this.#ats.get(tab) ?? [];
  }

  #moveTo(tab: string, at: readonly string[]): void {
    this.#ats = new Map(this.#ats).set(tab, at);
    this.tab = tab;
    this.requestUpdate();
  }

  #tellPlace(): void {
    const { place } = this;
    const former = this.#told;
    this.#told = place;
    // The first one is no move, and one that the page has set it knows.
    if (former === undefined || former === place) return;
    this.dispatchEvent(
      new CustomEvent("sandbank-place", { detail: { place }, bubbles: true, composed: true }),
    );
  }

  readonly #open = async (): Promise<void> => {
    this.open = true;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
  };

  readonly #close = async (): Promise<void> => {
    this.open = false;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".opener")?.focus();
  };

  #resize(dock: "right" | "bottom", size: number): void {
    this.#size = { ...this.#size, [dock]: size };
    this.requestUpdate();
    this.#remember();
  }

  #remember(): void {
    const { open, dock, place } = this;
    if (dock !== "inline") remember({ open, dock, place, size: this.#size });
  }
}

/** So that a link can be short: calls are recorded once there is a panel that can share them. */
async function recordFromNow(bank: PanelBank): Promise<void> {
  const { isShareable, recordCalls } = await import("../share/panel.ts");
  if (isShareable(bank)) await recordCalls(bank);
}

/** Turns the history of a bank on, so that it has what happened before its tab is opened. */
function startHistory({ history }: PanelBank): void {
  // The tab shows why a history is off.
  history.start().catch(() => undefined);
}
