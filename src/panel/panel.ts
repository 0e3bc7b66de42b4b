import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { cache } from "lit/directives/cache.js";
import type { Scenario } from "../index.ts";
import type { PanelBank } from "./bank.ts";
import { BankElement } from "./bank-element.ts";
import type { Place as RowPlace } from "./data/perform.ts";
import { edgeView } from "./edge.ts";
import { dayText, timeText } from "./format.ts";
import { loadHistory, startHistory } from "./history.ts";
import { icon } from "./icons.ts";
import { setKeys } from "./keys.ts";
import { type ShownLog, setLog } from "./log.ts";
import { type Place, recall, remember } from "./place.ts";
import { readingOf } from "./reading.ts";
import { base } from "./styles/base.ts";
import { controls } from "./styles/controls.ts";
import { frame } from "./styles/frame.ts";
import { tabList, tabStyles } from "./tabs.ts";
import { tokens } from "./tokens.ts";
import { WorkBar } from "./work.ts";

const TABS = [
  { name: "clock", label: "Clock" },
  { name: "data", label: "Data" },
  { name: "requests", label: "Requests" },
  { name: "history", label: "History" },
  { name: "outbox", label: "Outbox" },
  { name: "faults", label: "Faults" },
  { name: "scenario", label: "Scenario" },
] as const;

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
    show: { state: true },
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
  /** The tab that is open: clock, data, requests, history, outbox, faults or scenario. */
  declare tab: string;
  /** "light" or "dark"; left out, as the system has it. */
  declare theme: "light" | "dark" | undefined;
  declare protected show: RowPlace | undefined;
  #size: Place["size"];
  readonly #work = new WorkBar(this);

  constructor() {
    super({ showsTime: true });
    const { open, dock, size, tab } = recall();
    this.open = open;
    this.dock = dock;
    this.tab = tab;
    this.#size = size;
    this.addEventListener("sandbank-show", (event) => {
      this.show = (event as CustomEvent<RowPlace>).detail;
      this.tab = "data";
    });
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
    const isKnown = TABS.some(({ name }) => name === this.tab);
    if (!isKnown) this.tab = TABS[0].name;
  }

  protected override updated(changed: PropertyValues): void {
    if (this.dock === "inline") return;
    this.style.setProperty("--size", `${this.#size[this.dock]}px`);
    if (this.hasUpdated && ["open", "dock", "tab"].some((name) => changed.has(name))) this.#remember();
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
        ${bank ? cache(this.#tabView(bank)) : html`<p class="empty">Set <code>bank</code> to see one here.</p>`}
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

  #tabView(bank: PanelBank): TemplateResult {
    switch (this.tab) {
      case "data":
        return html`<sandbank-data .bank=${bank} .show=${this.show}></sandbank-data>`;
      case "requests":
        return html`<sandbank-requests .bank=${bank}></sandbank-requests>`;
      case "history":
        loadHistory((error) => this.showProblem(error));
        return html`${this.problemView()}<sandbank-history .bank=${bank}></sandbank-history>`;
      case "outbox":
        return html`<sandbank-outbox .bank=${bank}></sandbank-outbox>`;
      case "faults":
        return html`<sandbank-faults .bank=${bank}></sandbank-faults>`;
      case "scenario":
        return html`<sandbank-scenario .bank=${bank} .scenarios=${this.scenarios}></sandbank-scenario>`;
      default:
        return html`<sandbank-clock .bank=${bank}></sandbank-clock>`;
    }
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
    const { open, dock, tab } = this;
    if (dock !== "inline") remember({ open, dock, tab, size: this.#size });
  }
}

/** So that a link can be short: calls are recorded once there is a panel that can share them. */
async function recordFromNow(bank: PanelBank): Promise<void> {
  const { isShareable, recordCalls } = await import("../share/panel.ts");
  if (isShareable(bank)) await recordCalls(bank);
}
