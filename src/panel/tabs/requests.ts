import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { ListedFault, LogEntry } from "../../index.ts";
import type { PanelBank } from "../bank.ts";
import { define } from "../define.ts";
import { faultText } from "../faults/rule-text.ts";
import { Rules } from "../faults/rules.ts";
import { durationText, timeText, whole } from "../format.ts";
import { icon } from "../icons.ts";
import { logOf } from "../log.ts";
import { httpBadge } from "../status.ts";
import { badges } from "../styles/badges.ts";
import { base } from "../styles/base.ts";
import { controls } from "../styles/controls.ts";
import { rows } from "../styles/rows.ts";
import { ListTab } from "./list-tab.ts";
import { split } from "./split.ts";

/** *Requests*: the log as it grows, the latest first, and the one that was chosen in full. */
export class RequestsTab extends ListTab<LogEntry> {
  static override properties = { ...ListTab.properties, recording: { state: true } };
  static override styles = [base, controls, badges, split, rows];

  /** A HAR file to compare the bank with. */
  declare protected recording: File | undefined;

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
    const entries = this.#found(bank);
    const chosen = logOf(bank).find(({ number }) => String(number) === this.chosen);
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
            placeholder="Search method, path, status or fault"
            aria-label="Search requests"
            .value=${this.query}
            @input=${this.seek}
          />
          <span class="count" role="status">${whole(entries.length)}</span>
        </div>
        <label class="tools muted">
          Compare a recording (HAR)
          <input type="file" accept=".har" @change=${this.#pick} />
        </label>
        ${this.problemView()} ${this.#listView(entries)}
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
              ? html`<sandbank-request .bank=${bank} .entry=${chosen} .rules=${this.#rules.list}></sandbank-request>`
              : html`<p class="empty">Choose a request to see what was sent and answered.</p>`
        }
      </div>
    </div>`;
  }

  readonly #back = () => {
    this.recording = undefined;
    this.tellAt();
    return this.close();
  };

  readonly #drop = (event: DragEvent) => {
    event.preventDefault();
    return this.#compare(event.dataTransfer?.files[0]);
  };

  readonly #pick = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    // Else the same file, recorded anew, would be no change.
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

  #listView(entries: readonly LogEntry[]): TemplateResult {
    if (entries.length === 0) {
      const text =
        this.query.trim() === ""
          ? "No requests yet. Each one the bank answers appears here."
          : "No request has this text.";
      return html`<p class="empty">${text}</p>`;
    }
    return this.list.view({
      label: "Requests, the latest first",
      items: entries,
      keyOf: ({ number }) => String(number),
      row: (entry) => entryView(entry, this.#rules.list),
      chosen: this.chosen,
      choose: (number) => {
        this.recording = undefined;
        void this.choose(number);
        this.tellAt(number);
      },
    });
  }

  #found(bank: PanelBank): readonly LogEntry[] {
    const query = this.query.trim().toLowerCase();
    const entries = [...logOf(bank)].reverse();
    const rules = this.#rules.list;
    if (query === "") return entries;
    return entries.filter(({ method, path, status, fault }) =>
      `${method} ${path} ${status} ${fault ? faultText(fault, rules) : ""}`.toLowerCase().includes(query),
    );
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
