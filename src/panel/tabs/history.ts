import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import type { HistoryBranch, HistoryEntry } from "../../index.ts";
import { BankElement } from "../bank/bank-element.ts";
import { dayText, timeText } from "../parts/format.ts";
import { icon, type Shape } from "../parts/icons.ts";
import { badge } from "../parts/status.ts";
import { RowWindow } from "../parts/window.ts";
import { badges } from "../styles/badges.ts";
import { base } from "../styles/base.ts";
import { controls } from "../styles/controls.ts";
import { rows } from "../styles/rows.ts";
import { isTelling, presentIn } from "../timeline/source/past.ts";
import { branchText, rowText, whereText } from "../timeline/words.ts";
import { historyStyles } from "./history-styles.ts";

/** How often it is read again, wall milliseconds: a bank sends no event when its clock is moved, one behind HTTP none at all. */
const TICK_MS = 1000;

const SHAPE_OF: Readonly<Record<HistoryEntry["kind"], Shape>> = {
  start: "dot",
  request: "request",
  action: "action",
  step: "clock",
  clock: "clock",
  progress: "action",
  reset: "back",
  restore: "back",
  other: "ring",
};

/** *History*: everything that happened, on one line of bank time, to go to and to act in. */
export class HistoryTab extends BankElement {
  static override properties = {
    entries: { state: true },
    branches: { state: true },
    showsAll: { state: true },
  };
  static override styles = [base, controls, badges, rows, historyStyles];

  /** The present branch, oldest first. */
  declare protected entries: readonly HistoryEntry[];
  declare protected branches: readonly HistoryBranch[];
  /** Shows requests that changed nothing too. */
  declare protected showsAll: boolean;
  readonly #list = new RowWindow<HistoryEntry>(this);
  #version = -1;
  #reads = 0;
  #started: PanelBank | undefined;
  #shown = "";
  #tick: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.entries = [];
    this.branches = [];
    this.showsAll = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#tick = setInterval(() => void this.#look(), TICK_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#tick);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.#version === this.watch.version) return;
    this.#version = this.watch.version;
    void this.#read();
  }

  override render(): TemplateResult | typeof nothing {
    const { bank } = this;
    if (!bank) return nothing;
    const entries = this.showsAll ? this.entries : this.entries.filter(isTelling);
    const at = presentIn(entries);
    const present = entries[at];
    return html`<div class="tools">
        ${this.#stepView("Back", "back", placeBefore(entries, at))} ${this.#stepView("Forward", "arrow", entries[at + 1])}
        ${this.#branchView(bank)}
        <label class="bar"><input type="checkbox" .checked=${this.showsAll} @change=${this.#toggle} /> Reads too</label>
      </div>
      ${this.problemView()}
      <p class="where" role="status">${present ? whereText(bank, present, entries.length - at - 1) : nothing}</p>
      ${
        entries.length === 0
          ? html`<p class="empty">Nothing is in the history yet.</p>`
          : this.#list.view({
              label: "History, the latest first",
              items: entries.toReversed(),
              keyOf: ({ id }) => String(id),
              row: (entry) => entryView(bank, entry, entry === present),
              chosen: present && String(present.id),
              choose: (id) => void this.#go(() => bank.history.goTo(Number(id))),
            })
      }
      <p class="hint">Choose an entry to go there. What you do in the past begins a branch; nothing is lost.</p>`;
  }

  readonly #toggle = (event: Event): void => {
    this.showsAll = (event.target as HTMLInputElement).checked;
  };

  #stepView(label: string, shape: Shape, to: HistoryEntry | undefined): TemplateResult {
    const { bank } = this;
    const go = () => (to && bank ? this.#go(() => bank.history.goTo(to)) : undefined);
    return html`<button aria-disabled=${to === undefined || this.busy} @click=${go}>${icon(shape)} ${label}</button>`;
  }

  #branchView(bank: PanelBank): TemplateResult | typeof nothing {
    const { branches } = this;
    if (branches.length < 2) return nothing;
    const choose = (event: Event) => {
      const chosen = branches[(event.target as HTMLSelectElement).selectedIndex];
      if (chosen) void this.#go(() => bank.history.switchTo(chosen));
    };
    return html`<select aria-label="Branch" @change=${choose}>
      ${branches.map((branch) => html`<option .selected=${branch.current}>${branchText(branch)}</option>`)}
    </select>`;
  }

  async #go(work: () => Promise<unknown>): Promise<void> {
    await this.attempt(work);
    await this.#read();
  }

  /** Reads the entries when there may be others, which the branches tell: there may be tens of thousands of entries. */
  async #look(): Promise<void> {
    const { bank } = this;
    try {
      const isKnown = bank !== undefined && this.#started === bank;
      if (isKnown && JSON.stringify(await bank.history.branches()) === JSON.stringify(this.branches)) return;
    } catch {
      // Reading shows why.
    }
    await this.#read();
  }

  async #read(): Promise<void> {
    const { bank } = this;
    if (!bank) return;
    this.#reads += 1;
    const read = this.#reads;
    try {
      if (this.#started !== bank) await bank.history.start();
      this.#started = bank;
      const [entries, branches] = await Promise.all([bank.history.entries(), bank.history.branches()]);
      // Answers of a bank behind HTTP may arrive in another order.
      if (read !== this.#reads) return;
      const shown = [entries[0], entries.find(({ position }) => position === "present"), branches];
      if (JSON.stringify(shown) === this.#shown) return;
      this.#shown = JSON.stringify(shown);
      this.entries = entries;
      this.branches = branches;
    } catch (error) {
      this.showProblem(error);
    }
  }
}

/** The entry before one of the list, passing over those of one instant: a bank makes the steps that are due at once. */
function placeBefore(entries: readonly HistoryEntry[], at: number): HistoryEntry | undefined {
  let before = at - 1;
  for (let next = entries[before + 1]; next?.kind === "step"; next = entries[before + 1]) {
    if (next.at > (entries[before]?.at ?? "")) break;
    before -= 1;
  }
  return entries[before];
}

function entryView(bank: PanelBank, entry: HistoryEntry, isPresent: boolean): TemplateResult {
  const { at, kind, cause, position, refusal } = entry;
  const second = refusal ?? (kind === "step" ? (cause === "clock" ? "by the clock" : "at once") : "");
  return html`<span class="cut ${position}" dir="ltr">${icon(SHAPE_OF[kind])} ${whatView(bank, entry)}</span>
    <span class="end">${outcomeView(entry)}</span>
    <span class="cut second">${dayText(at)}, ${timeText(at, true)}${second && html` · ${second.slice(0, 200)}`}</span>
    <span class="end second">${isPresent ? html`<strong>now</strong>` : position === "future" ? "later" : nothing}</span>`;
}

function whatView(bank: PanelBank, { kind, what, row }: HistoryEntry): TemplateResult {
  const text = what.slice(0, 200);
  if (kind === "request" || !row) return html`<strong>${text}</strong>`;
  return html`<strong>${text}</strong> ${rowText(bank, row)}`;
}

function outcomeView({ kind, status, refusal }: HistoryEntry): TemplateResult | typeof nothing {
  if (status !== null && status > 0)
    return status < 400
      ? badge(String(status), "good")
      : badge(String(status), status < 500 ? "held" : "bad", status < 500 ? "warning" : "cross");
  if (refusal !== null) return badge(kind === "request" ? "lost" : "refused", "bad");
  return nothing;
}
