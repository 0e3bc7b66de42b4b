import { html, nothing, type TemplateResult } from "lit";
import { undoable } from "../../bank/undo.ts";
import { addressOf } from "../../parts/address.ts";
import { jsonBox, jsonText } from "../../parts/json.ts";
import { followMessages, isAnnounced, tell } from "../../parts/messages.ts";
import { unknownPlace } from "../../parts/unknown.ts";
import { Updates } from "../../parts/updates.ts";
import { View } from "../../parts/view.ts";
import { type Answer, errorOf, type Send, send } from "../../send.ts";
import { readRow, readRows } from "./rows.ts";

/** How many rows are added at a time. */
const PAGE = 25;

/** Where a list stands: its rows are being read, could not be read, or are there. */
type Reading<Row> =
  | { readonly state: "loading" }
  | { readonly state: "error"; readonly text: string }
  | {
      readonly state: "ready";
      readonly rows: readonly Row[];
      readonly hasMore: boolean;
      /** The row that the address names, where it is not among the newest. */
      readonly older: Row | undefined;
    };

/** Which rows a list shows. */
export interface ListedRows {
  /** Their collection, as named in `bank.db`. */
  readonly collection: string;
  /** Where the bank lists them. */
  readonly path: string;
  /** What one and many of them are called. */
  readonly noun: string;
  /** As it begins a sentence. */
  readonly title: string;
  readonly plural: string;
  /** The part of the page's address that is about them. */
  readonly part: string;
}

/** The newest rows of a collection, read again whenever `revision` changes. The rows stay in sight meanwhile. */
export abstract class ListView<Row extends { readonly id: string | number }> extends View {
  static override properties = {
    send: { attribute: false },
    revision: { type: Number },
    chosen: { attribute: false },
    refusal: { state: true },
    reading: { state: true },
    limit: { state: true },
  };

  /** How it calls the bank. */
  declare send: Send;
  /** Goes up when the rows may have changed. */
  declare revision: number;
  /** The id of the row that the address names. */
  declare chosen: string | undefined;
  declare protected reading: Reading<Row>;
  declare protected limit: number;
  /** Which row the bank did not cancel, and why. */
  declare protected refusal: { readonly id: string; readonly text: string } | undefined;
  protected abstract readonly listed: ListedRows;
  protected readonly updates = new Updates(this, followMessages);
  #turn = 0;
  #focused: string | undefined;
  #reveals: "row" | "row with focus" | undefined;

  constructor() {
    super();
    this.send = send;
    this.revision = 0;
    this.chosen = undefined;
    this.limit = PAGE;
    this.reading = { state: "loading" };
  }

  /** Shown when there are no rows. */
  protected abstract empty(): TemplateResult;
  protected abstract list(rows: readonly Row[]): TemplateResult;
  /** Adds to rows what another request reads. */
  protected async complete(rows: readonly Row[]): Promise<readonly Row[]> {
    return rows;
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("chosen") && this.chosen) this.#reveals = this.hasUpdated ? "row with focus" : "row";
    if (["revision", "send", "chosen", "limit"].some((name) => changed.has(name))) void this.refresh();
    const focused = this.contains(document.activeElement) ? document.activeElement : undefined;
    this.#focused = focused?.closest<HTMLElement>("[data-id]")?.dataset.id;
  }

  override updated(): void {
    const id = this.#focused;
    // The button that had the focus is gone, as with a transfer that can't be canceled any more.
    if (id !== undefined && document.activeElement === document.body)
      this.#rowElement(id)?.querySelector("a")?.focus();
    if (this.reading.state !== "ready" || !this.#reveals) return;
    const row = this.chosen ? this.#rowElement(this.chosen) : undefined;
    if (!row) return;
    if (this.#reveals === "row with focus") row.querySelector("a")?.focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
    this.#reveals = undefined;
  }

  #rowElement(id: string): HTMLElement | null {
    return this.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  }

  /** Reads the rows again. */
  async refresh(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const reading = await this.#read().catch(
      (error: Error): Reading<Row> => ({ state: "error", text: error.message }),
    );
    if (turn !== this.#turn) return;
    const isFirst = this.reading.state === "loading";
    this.reading = reading;
    if (!isFirst) return;
    await this.updateComplete;
    this.dispatchEvent(new CustomEvent("listed", { bubbles: true }));
  }

  async #read(): Promise<Reading<Row>> {
    const { chosen, limit } = this;
    const { path } = this.listed;
    const { rows, hasMore } = await readRows<Row>(this.send, path, limit);
    const isListed = chosen === undefined || rows.some(({ id }) => String(id) === chosen);
    const isId = chosen !== undefined && /^[0-9]+$/.test(chosen);
    const older = isListed || !isId ? undefined : await readRow<Row>(this.send, `${path}/${chosen}`);
    const [first, ...others] = await this.complete(older ? [older, ...rows] : rows);
    if (older) return { state: "ready", rows: others, hasMore, older: first };
    return { state: "ready", rows: first ? [first, ...others] : [], hasMore, older };
  }

  protected override render(): TemplateResult {
    const { reading, chosen } = this;
    if (reading.state === "loading") return skeleton();
    if (reading.state === "error") {
      return html`<div class="alert" role="alert">
        <p>${reading.text}</p>
        <button type="button" @click=${() => this.refresh()}>Try again</button>
      </div>`;
    }
    const { rows, older } = reading;
    const isThere = older !== undefined || rows.some(({ id }) => String(id) === chosen);
    const all = older ? [older, ...rows] : rows;
    return html`${chosen === undefined || isThere ? nothing : this.#missing(chosen)}
      ${all.length === 0 ? this.empty() : this.list(all)} ${all.length === 0 ? nothing : this.#count(reading)}`;
  }

  #missing(id: string): TemplateResult {
    const { noun, plural, part } = this.listed;
    return unknownPlace(`No ${noun} with ID ${id}.`, [
      [addressOf({ page: "treasury", parts: [part] }), `All ${plural}`],
    ]);
  }

  #count({ rows, hasMore, older }: Reading<Row> & { state: "ready" }): TemplateResult {
    const { noun, plural } = this.listed;
    const first = older ? `${noun} ${older.id} and ` : "";
    const text = hasMore
      ? `Showing ${first}the newest ${rows.length} ${plural}.`
      : `${rows.length} ${rows.length === 1 ? noun : plural}`;
    return html`<div class="count">
      <span role="status">${text}</span>
      ${hasMore ? html`<button type="button" class="small" @click=${this.#more}>Show ${PAGE} more</button>` : nothing}
    </div>`;
  }

  /** Cancels a row by a call, and says so with a way back; or shows why the bank refused it. */
  protected async cancel(id: string, call: () => Promise<Answer>): Promise<void> {
    const [answer, undo] = await undoable(call);
    this.refusal = answer.ok ? undefined : { id, text: errorOf(answer) };
    await this.refresh();
    const { collection, title } = this.listed;
    if (answer.ok) tell(`${title} ${id} canceled.`, { row: { collection, id }, undo });
  }

  readonly #more = (): void => {
    this.limit += PAGE;
  };

  /** The address of a row. */
  protected hrefOf({ id }: Row): string {
    return addressOf({ page: "treasury", parts: [this.listed.part, String(id)] });
  }

  protected isChosen({ id }: Row): boolean {
    return String(id) === this.chosen;
  }

  /** Whether the page's last message is about this row. */
  protected isAnnounced({ id }: Row): boolean {
    return isAnnounced(this.listed.collection, id);
  }

  /** The row that the address names, as the bank answers it. */
  protected answerOf(row: Row): TemplateResult {
    return jsonBox(jsonText(row), `${this.listed.noun} ${row.id} response`);
  }
}

function skeleton(): TemplateResult {
  return html`<div class="skeleton" role="status" aria-label="Loading">
    ${[1, 2, 3, 4].map(() => html`<div></div>`)}
  </div>`;
}
