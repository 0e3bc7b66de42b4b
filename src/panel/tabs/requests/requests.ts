import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PanelBank } from "../../../code/bank.ts";
import type { ListedFault, LogEntry } from "../../../index.ts";
import { logOf } from "../../bank/log.ts";
import { define } from "../../define.ts";
import { faultText } from "../../faults/rule-text.ts";
import { Rules } from "../../faults/rules.ts";
import { durationText, timeText, whole } from "../../parts/format.ts";
import { httpBadge } from "../../parts/http-badge.ts";
import { icon } from "../../parts/icons.ts";
import { ReasonsView } from "../../requests/reasons.ts";
import { RequestView } from "../../requests/request.ts";
import { rows } from "../../styles/rows.ts";
import { shared } from "../../styles/shared.ts";
import { ListTab } from "../list-tab.ts";
import { split } from "../split.ts";
import { type Filter, filtered, filterOf, filterStyles, filterView, setFilter } from "./filters.ts";

define("sandbank-request", RequestView);
define("sandbank-reasons", ReasonsView);

/** *Requests*: the log as it grows, the latest first, and the one that was chosen in full. */
export class RequestsTab extends ListTab<LogEntry> {
  static override properties = {
    ...ListTab.properties,
    recording: { state: true },
    replays: { state: true },
  };
  static override styles = [shared, split, rows, filterStyles];

  /** A HAR file to compare the bank with. */
  declare protected recording: File | undefined;
  /** Whether the form to send the chosen request again is open. */
  declare protected replays: boolean;

  constructor() {
    super();
    this.replays = false;
  }

  readonly #rules = new Rules(this, ({ message }) => {
    this.problem = message;
  });
  #version = -1;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has("at") && this.at?.[0] !== this.chosen) {
      this.chosen = this.at?.[0];
      this.recording = undefined;
    }
    if (this.#version === this.watch.version) return;
    this.#version = this.watch.version;
    this.#rules.read(this.bank);
  }

  override render(): TemplateResult | typeof nothing {
    const { bank } = this;
    if (!bank) return nothing;
    const all = logOf(bank);
    const filter = filterOf(bank);
    const entries = filtered(all, filter, this.#rules.list).toReversed();
    const hidden = all.length - entries.length;
    const chosen = all.find(({ number }) => String(number) === this.chosen);
    const { recording } = this;
    return html`<div
      class="split"
      ?data-open=${chosen ?? recording}
      @dragover=${(event: Event) => event.preventDefault()}
      @drop=${this.#drop}
    >
      <div class="list">
        <div class="tools">
          <input
            type="search"
            placeholder="Search path, body, status, or fault"
            aria-label="Search requests"
            .value=${filter.text}
            @input=${(event: Event) => this.#filter(bank, { text: (event.target as HTMLInputElement).value })}
          />
          <span class="count" role="status"
            >${whole(entries.length)}${hidden > 0 ? `, ${whole(hidden)} hidden` : nothing}</span
          >
          ${filterView(all, filter, (change) => this.#filter(bank, change))}
        </div>
        <label class="tools muted">
          Compare with a recording (HAR)
          <input type="file" accept=".har" @change=${this.#pick} />
        </label>
        ${this.problemView()} ${this.#listView(bank, entries, hidden)}
      </div>
      <div class="chosen">
        ${
          chosen || recording
            ? html`<button class="bare back" @click=${this.#back}>${icon("back")} Requests</button>`
            : nothing
        }
        ${
          recording
            ? html`<sandbank-recording .bank=${bank} .file=${recording}></sandbank-recording>`
            : chosen
              ? html`${this.#replayView(bank, chosen)}
                  <sandbank-request .bank=${bank} .entry=${chosen} .rules=${this.#rules.list}></sandbank-request>`
              : entries.length > 0
                ? html`<p class="empty">Select a request to see its details.</p>`
                : nothing
        }
      </div>
    </div>`;
  }

  readonly #back = () => {
    this.recording = undefined;
    this.announceAt();
    return this.close();
  };

  readonly #drop = (event: DragEvent) => {
    event.preventDefault();
    return this.#compare(event.dataTransfer?.files[0]);
  };

  readonly #pick = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    // Else the same file, recorded again, would be no change.
    input.value = "";
    return this.#compare(file);
  };

  async #compare(file: File | undefined): Promise<void> {
    if (!file) return;
    await this.attempt(async () => {
      define("sandbank-recording", (await import("./recording.ts")).RecordingView);
      this.recording = file;
    });
  }

  #replayView(bank: PanelBank, entry: LogEntry): TemplateResult {
    const toggle = () =>
      this.attempt(async () => {
        define("sandbank-replay", (await import("../../replay/replay.ts")).ReplayForm);
        this.replays = !this.replays;
      });
    return html`<div class="bar again">
        <button aria-expanded=${this.replays} aria-disabled=${this.busy} @click=${toggle}>
          ${icon("request")} Send again…
        </button>
      </div>
      ${this.replays ? html`<sandbank-replay .bank=${bank} .entry=${entry}></sandbank-replay>` : nothing}`;
  }

  #filter(bank: PanelBank, change?: Partial<Filter>): void {
    setFilter(bank, change);
    if (change?.isOpen === undefined) this.list.scrollToTop();
    this.requestUpdate();
  }

  #listView(bank: PanelBank, entries: readonly LogEntry[], hidden: number): TemplateResult {
    if (hidden > 0 && entries.length === 0) {
      return html`<div class="empty">
        <p>No requests match. ${whole(hidden)} ${hidden === 1 ? "is" : "are"} hidden.</p>
        <p><button @click=${() => this.#filter(bank)}>Show all</button></p>
      </div>`;
    }
    if (entries.length === 0)
      return html`<p class="empty">No requests yet. Requests your app sends appear here.</p>`;
    return this.list.view({
      label: "Requests, latest first",
      items: entries,
      keyOf: ({ number }) => String(number),
      row: (entry) => entryView(entry, this.#rules.list),
      chosen: this.chosen,
      choose: (number) => {
        this.recording = undefined;
        void this.choose(number);
        this.announceAt(number);
      },
    });
  }
}

function entryView(entry: LogEntry, rules: readonly ListedFault[]): TemplateResult {
  const { method, path, duration, time, warnings, fault } = entry;
  return html`<span class="cut" dir="ltr"><strong>${method}</strong> ${path.slice(0, 200)}</span>
    <span class="end">${httpBadge(entry)}</span>
    <span class="cut second">
      ${timeText(time, true)}
      ${fault ? html`· ${icon("action")} ${faultText(fault, rules)}` : nothing}
      ${
        warnings.length > 0
          ? html`· ${icon("warning")} ${warnings.length === 1 ? "1 warning" : `${warnings.length} warnings`}`
          : nothing
      }
    </span>
    <span class="end second">${durationText(duration)}</span>`;
}
