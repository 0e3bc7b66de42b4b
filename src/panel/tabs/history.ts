import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import type { HistoryEntry } from "../../index.ts";
import { BankElement } from "../bank/bank-element.ts";
import { currentIndex, HistoryWatch, historyOf } from "../bank/history.ts";
import { branchView } from "../parts/branches.ts";
import { dayText, timeText } from "../parts/format.ts";
import { httpBadge } from "../parts/http-badge.ts";
import { icon, type Shape } from "../parts/icons.ts";
import { badge } from "../parts/status.ts";
import { VirtualList } from "../parts/virtual-list.ts";
import { rows } from "../styles/rows.ts";
import { shared } from "../styles/shared.ts";
import { rowText, whereText } from "../timeline/words.ts";
import { historyStyles } from "./history-styles.ts";

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
  static override properties = { showsReads: { state: true } };
  static override styles = [shared, rows, historyStyles];

  /** Shows requests that changed nothing too. */
  declare protected showsReads: boolean;
  readonly #list = new VirtualList<HistoryEntry>(this);
  readonly #history = new HistoryWatch(this);

  constructor() {
    super();
    this.showsReads = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!changed.has("bank")) return;
    this.#history.follow(this.bank);
    if (this.bank) void historyOf(this.bank).turnOn();
  }

  override render(): TemplateResult | typeof nothing {
    const { bank } = this;
    if (!bank) return nothing;
    const history = historyOf(bank);
    const entries = this.showsReads ? history.entries : history.changes;
    const at = currentIndex(entries);
    const current = entries[at];
    return html`<div class="tools">
        ${this.#stepView("Back", "back", entryBefore(entries, at))} ${this.#stepView("Forward", "arrow", entries[at + 1])}
        ${branchView(history.branches, (branch) => this.#go(() => bank.history.switchTo(branch)))}
        <label class="bar"><input type="checkbox" .checked=${this.showsReads} @change=${this.#toggle} /> Include reads</label>
      </div>
      ${this.problemView(this.problem ?? history.problem)}
      <p class="where" role="status">${current ? whereText(bank, current, entries.length - at - 1) : nothing}</p>
      ${
        entries.length === 0
          ? html`<p class="empty">No history yet.</p>`
          : this.#list.view({
              label: "History, latest first",
              items: entries.toReversed(),
              keyOf: ({ id }) => String(id),
              row: (entry) => entryView(bank, entry, entry === current),
              chosen: current && String(current.id),
              choose: (id) => void this.#go(() => bank.history.goTo(Number(id))),
            })
      }
      <p class="hint">Select an entry to go back to it. Changes you make there start a new branch; nothing is lost.</p>`;
  }

  readonly #toggle = (event: Event): void => {
    this.showsReads = (event.target as HTMLInputElement).checked;
  };

  #stepView(label: string, shape: Shape, to: HistoryEntry | undefined): TemplateResult {
    const { bank } = this;
    const go = () => (to && bank ? this.#go(() => bank.history.goTo(to)) : undefined);
    return html`<button aria-disabled=${to === undefined || this.busy} @click=${go}>${icon(shape)} ${label}</button>`;
  }

  async #go(work: () => Promise<unknown>): Promise<void> {
    await this.attempt(work);
    if (this.bank) await historyOf(this.bank).readAgain();
  }
}

/** The entry before one of the list, passing over those of one instant: a bank makes the steps that are due at once. */
function entryBefore(entries: readonly HistoryEntry[], at: number): HistoryEntry | undefined {
  let before = at - 1;
  for (let next = entries[before + 1]; next?.kind === "step"; next = entries[before + 1]) {
    if (next.at > (entries[before]?.at ?? "")) break;
    before -= 1;
  }
  return entries[before];
}

function entryView(bank: PanelBank, entry: HistoryEntry, isCurrent: boolean): TemplateResult {
  const { at, kind, cause, position, refusal } = entry;
  const second = refusal ?? (kind === "step" ? (cause === "clock" ? "by the clock" : "immediately") : "");
  return html`<span class="cut ${position}" dir="ltr">${icon(SHAPE_OF[kind])} ${whatView(bank, entry)}</span>
    <span class="end">${outcomeView(entry)}</span>
    <span class="cut second">${dayText(at)}, ${timeText(at, true)}${second && html` · ${second.slice(0, 200)}`}</span>
    <span class="end second">${isCurrent ? html`<strong>now</strong>` : position === "future" ? "later" : nothing}</span>`;
}

function whatView(bank: PanelBank, { kind, what, row }: HistoryEntry): TemplateResult {
  const text = what.slice(0, 200);
  if (kind === "request" || !row) return html`<strong>${text}</strong>`;
  return html`<strong>${text}</strong> ${rowText(bank, row)}`;
}

function outcomeView({ kind, status, refusal }: HistoryEntry): TemplateResult | typeof nothing {
  if (status !== null && status > 0) return httpBadge({ status, fault: null });
  if (refusal !== null) return badge(kind === "request" ? "lost" : "refused", "bad");
  return nothing;
}
