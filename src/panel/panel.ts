import { html, type nothing, type PropertyValues, type TemplateResult } from "lit";
import { cache } from "lit/directives/cache.js";
import type { PanelBank, ShownBank } from "../code/bank.ts";
import { setKeys } from "../code/keys.ts";
import type { Scenario } from "../index.ts";
import type { RowKey } from "./actions/perform.ts";
import { addressIn, placeText } from "./address.ts";
import { type ShownLog, setLog } from "./bank/log.ts";
import { BankWatch } from "./bank/watch.ts";
import { WorkBar } from "./bank/work.ts";
import { Banks } from "./banks.ts";
import { DockedElement } from "./dock/docked.ts";
import { layoutStyles } from "./dock/layout.ts";
import type { Saved } from "./dock/saved.ts";
import { switchView, timeView } from "./header.ts";
import { icon } from "./parts/icons.ts";
import { Positions } from "./positions.ts";
import { loadUndo, prepare } from "./prepare.ts";
import { frame } from "./styles/frame.ts";
import { header } from "./styles/header.ts";
import { shared } from "./styles/shared.ts";
import { sideways } from "./styles/sideways.ts";
import { type PanelTab, TABS } from "./tabs/index.ts";
import { TabLoader } from "./tabs/loader.ts";
import { tabList, tabStyles } from "./tabs.ts";
import { tokens } from "./tokens.ts";

/**
 * `<sandbank-panel>`: sees a bank and moves it. It is docked at an edge of the page, can be collapsed to a button in a
 * corner, and remembers all that; with `dock="inline"` it fills the element around it instead. A docked panel says in
 * `--sandbank-room-right`, `-left`, `-top` and `-bottom` of the page's root how much of that edge it takes. It sends
 * `sandbank-place` when it has moved by itself; `detail.place` is its place then.
 *
 * @example
 * import "sandbank/panel";
 * const panel = document.createElement("sandbank-panel");
 * panel.bank = bank;
 * document.body.append(panel);
 */
export class SandbankPanel extends DockedElement {
  static override properties = {
    bank: { attribute: false },
    banks: { attribute: false },
    scenarios: { attribute: false },
    requests: { attribute: false },
    apiKey: { attribute: "api-key" },
    adminKey: { attribute: "admin-key" },
    tab: { reflect: true },
    theme: { reflect: true },
    place: { noAccessor: true },
  };
  static override styles = [tokens, ...shared, frame, header, layoutStyles, sideways, tabStyles];

  /** The bank it shows: one of this page, or a remote one as `connect` gives it. */
  declare bank: ShownBank | undefined;
  /** The banks to switch between, by the name that is shown of each; the panel keeps its place in each. */
  declare banks: Readonly<Record<string, ShownBank>> | undefined;
  /** What the Setup tab offers, by name. */
  declare scenarios: Readonly<Record<string, Scenario>> | undefined;
  /** Makes the requests that are shown out of the bank's log, such as with those of a file before them; by default the log. */
  declare requests: ShownLog | undefined;
  /** The client's key, for a bank with `apiKeys` of its own. */
  declare apiKey: string | undefined;
  /** The admin's key, for a bank with `apiKeys` of its own. */
  declare adminKey: string | undefined;
  /** The tab that is open, by the first word of `place`. */
  declare tab: string;
  /** "light" or "dark"; left out, as the system has it. */
  declare theme: "light" | "dark" | undefined;
  /** The name of the bank that is shown; "" for one that `banks` does not name. */
  #name: string;
  /** The place that was set and is not gone to yet. */
  #asked: string | undefined;
  /** The place that the page knows. */
  #announced: string | undefined;
  #shown: PanelBank | undefined;
  readonly #positions: Positions;
  readonly #banks = new Banks(this);
  readonly #watch = new BankWatch(this, { showsTime: true });
  readonly #work = new WorkBar(this);
  readonly #loader = new TabLoader(this);

  constructor() {
    super();
    const { places, shown } = this.recalled;
    this.#name = shown;
    this.#positions = new Positions(places);
    this.tab = this.#positions.tabOf(shown) ?? TABS[0].name;
    this.addEventListener("sandbank-show", (event) => {
      const { collection, id } = (event as CustomEvent<RowKey>).detail;
      void this.#showRow(collection, id, this.matches(":focus-within"));
    });
    this.addEventListener("sandbank-at", (event) => {
      this.#moveTo(this.tab, (event as CustomEvent<readonly string[]>).detail);
    });
  }

  /**
   * Where it is: its tab and what that shows, such as "data/achTransfers/1001" or "requests/12". Set it to go there; a
   * place that does not exist is its first tab. When it moves for another reason, it sends `sandbank-place`.
   *
   * @example
   * panel.addEventListener("sandbank-place", () => history.replaceState(null, "", `#${panel.place}`));
   */
  get place(): string {
    return this.#asked ?? placeText({ tab: this.tab, at: this.#at });
  }

  set place(place: string) {
    this.#asked = place;
    this.requestUpdate();
  }

  /** Also waits until the element of the tab is loaded. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#loader.settled();
    return super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has("banks") || changed.has("bank")) this.#follow();
    if (this.#asked !== undefined) this.#goTo(this.#asked);
    const former = this.#shown;
    const bank = this.#banks.of(this.bank);
    this.#shown = bank;
    if (bank !== former) {
      this.#watch.follow(bank);
      this.#work.follow(bank);
      if (bank) prepare(bank);
    }
    if (bank && !this.#tabs.some(({ name }) => name === this.tab)) this.tab = TABS[0].name;
    if (bank && this.isShown) loadUndo();
    if (bank) {
      setKeys(bank, { client: this.apiKey, admin: this.adminKey });
      setLog(bank, this.requests);
    }
    this.#positions.set(this.#name, { tab: this.tab, at: this.#at });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { place } = this;
    const former = this.#announced;
    this.#announced = place;
    // The first one is no move, and one that the page has set it knows.
    if (former === undefined || former === place) return;
    this.dispatchEvent(
      new CustomEvent("sandbank-place", { detail: { place }, bubbles: true, composed: true }),
    );
  }

  protected override frameView(
    ends: TemplateResult | typeof nothing,
    settings: TemplateResult | typeof nothing,
  ): TemplateResult {
    const bank = this.#shown;
    const { name } = this.#tab;
    return html`<header class="header">
        <span class="mark">${icon("mark")} Sandbank</span>
        ${switchView(Object.keys(this.banks ?? {}), this.#name, (chosen) => {
          this.bank = this.banks?.[chosen];
        })}
        <span class="present">${bank ? html`${timeView(bank)} <sandbank-undo .bank=${bank}></sandbank-undo>` : ""}</span>
        ${ends}
      </header>
      ${settings} ${this.#work.view()}
      ${tabList(this.#tabs, name, (chosen) => {
        this.tab = chosen;
      })}
      ${bank ? this.#banks.lostView() : ""}
      <div class="tabpanel" id="tabpanel" role="tabpanel" aria-labelledby="tab-${name}" tabindex="0">
        ${
          bank
            ? cache(
                this.#loader.view(this.#tab, {
                  bank,
                  isRemote: this.#banks.isRemote,
                  at: this.#at,
                  scenarios: this.scenarios,
                }),
              )
            : this.#banks.view()
        }
      </div>`;
  }

  protected override remembered(): Pick<Saved, "places" | "shown"> {
    return { places: this.#positions.all(), shown: this.#name };
  }

  /** The tabs for the bank that is shown. */
  get #tabs(): readonly PanelTab[] {
    const bank = this.#shown;
    return TABS.filter(({ isFor }) => !isFor || (bank && isFor(bank)));
  }

  get #tab(): PanelTab {
    return this.#tabs.find(({ name }) => name === this.tab) ?? TABS[0];
  }

  get #at(): readonly string[] {
    return this.#positions.at(this.#name, this.tab);
  }

  /** Shows one of `banks` unless another bank is set, and goes to where it was in it. */
  #follow(): void {
    const banks = this.banks ?? {};
    const names = Object.keys(banks);
    this.bank ??= banks[this.#name] ?? banks[names[0] ?? ""];
    const name = names.find((each) => banks[each] === this.bank) ?? "";
    if (name === this.#name) return;
    this.#name = name;
    this.tab = this.#positions.tabOf(name) ?? this.tab;
  }

  #goTo(place: string): void {
    const { tab, at } = addressIn(place);
    this.#asked = undefined;
    this.#moveTo(tab, at);
    this.#announced = this.place;
  }

  /** Goes to a row. What asked for it may be gone with the place before, and the keyboard is not to be lost with it. */
  async #showRow(collection: string, id: string, hadFocus: boolean): Promise<void> {
    this.#moveTo("data", [collection, id]);
    await this.updateComplete;
    if (hadFocus && !this.matches(":focus-within"))
      this.renderRoot.querySelector<HTMLElement>("#tabpanel")?.focus();
  }

  #moveTo(tab: string, at: readonly string[]): void {
    const isKnown = TABS.some(({ name }) => name === tab);
    this.#positions.set(this.#name, isKnown ? { tab, at } : { tab: TABS[0].name, at: [] });
    this.tab = isKnown ? tab : TABS[0].name;
    this.requestUpdate();
  }
}
