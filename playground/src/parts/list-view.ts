import { html, type TemplateResult } from "lit";
import { type Send, send } from "../send.ts";
import { View } from "./view.ts";

/** Where a list stands: its rows are being read, could not be read, or are there. */
type Reading<Row> =
  | { readonly state: "loading" }
  | { readonly state: "error"; readonly text: string }
  | { readonly state: "ready"; readonly rows: readonly Row[] };

/** A list of rows that is read again whenever `revision` changes. The rows stay in sight meanwhile. */
export abstract class ListView<Row> extends View {
  static override properties = {
    send: { attribute: false },
    revision: { type: Number },
    reading: { state: true },
  };

  /** How it calls the bank. */
  declare send: Send;
  /** Goes up when the rows may have changed. */
  declare revision: number;
  declare protected reading: Reading<Row>;
  #turn = 0;

  constructor() {
    super();
    this.send = send;
    this.revision = 0;
    this.reading = { state: "loading" };
  }

  protected abstract read(): Promise<readonly Row[]>;
  /** What is shown when there are no rows. */
  protected abstract empty(): TemplateResult;
  protected abstract list(rows: readonly Row[]): TemplateResult;

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("revision") || changed.has("send")) void this.refresh();
  }

  /** Reads the rows again. */
  async refresh(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const reading = await this.read().then(
      (rows): Reading<Row> => ({ state: "ready", rows }),
      (error: Error): Reading<Row> => ({ state: "error", text: error.message }),
    );
    if (turn === this.#turn) this.reading = reading;
  }

  protected override render(): TemplateResult {
    const { reading } = this;
    if (reading.state === "loading") return skeleton();
    if (reading.state === "error") {
      return html`<div class="alert" role="alert">
        <p>${reading.text}</p>
        <button type="button" @click=${() => this.refresh()}>Try again</button>
      </div>`;
    }
    return reading.rows.length === 0 ? this.empty() : this.list(reading.rows);
  }
}

function skeleton(): TemplateResult {
  return html`<div class="skeleton" role="status" aria-label="Loading">
    ${[1, 2, 3, 4].map(() => html`<div></div>`)}
  </div>`;
}
