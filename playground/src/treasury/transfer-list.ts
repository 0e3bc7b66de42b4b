import { html, nothing, type TemplateResult } from "lit";
import { statusMark } from "../bank/status.ts";
import { type ListedRows, ListView } from "./list/list-view.ts";
import { readRows } from "./list/rows.ts";
import { money } from "./money.ts";
import type { Counterparty, Transfer } from "./transfers.ts";

interface Line extends Transfer {
  readonly receiver?: string;
}

/** The newest ACH transfers, each with what can be done about it. */
export class TransferList extends ListView<Line> {
  protected readonly listed: ListedRows = {
    collection: "achTransfers",
    path: "/v1/ach",
    noun: "transfer",
    title: "Transfer",
    plural: "transfers",
    part: "transfers",
  };

  protected override async complete(transfers: readonly Line[]): Promise<readonly Line[]> {
    const counterparties = await readRows<Counterparty>(this.send, "/v1/counterparties", 1000);
    const names = new Map(counterparties.rows.map(({ id, name }) => [Number(id), name]));
    return transfers.map((transfer) => {
      const named =
        transfer.counterparty_id === null ? transfer.receiver_name : names.get(transfer.counterparty_id);
      return { ...transfer, receiver: named ?? "Unknown" };
    });
  }

  protected empty(): TemplateResult {
    return html`<p class="empty">No transfers yet. Create one to see it here.</p>`;
  }

  protected list(rows: readonly Line[]): TemplateResult {
    return html`<table class="rows">
      <caption class="unseen">ACH transfers, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Receiver</th>
          <th scope="col">Status</th>
          <th scope="col">Effective</th>
          <th scope="col" class="end">Amount</th>
          <th scope="col"><span class="unseen">Action</span></th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => [this.#row(row), this.isChosen(row) ? this.#answer(row) : nothing])}
      </tbody>
    </table>`;
  }

  #row(row: Line): TemplateResult {
    const refused = this.refusal?.id === row.id ? this.refusal.text : undefined;
    return html`<tr data-id=${row.id} ?data-chosen=${this.isChosen(row)} ?data-announced=${this.isAnnounced(row)}>
      <td class="main">
        <span class="title" dir="auto" title=${row.receiver}>${row.receiver}</span>
        <span class="aside"
          ><a href=${this.hrefOf(row)} aria-label="Transfer ${row.id}" aria-current=${this.isChosen(row) ? "true" : nothing}>#${row.id}</a> · ${row.direction} · ${row.sec_code} · ${row.service}</span
        >
        ${refused ? html`<span class="wrong" role="alert">${refused}</span>` : nothing}
      </td>
      <td data-label="Status">
        ${statusMark(row.status)}
        ${row.return ? html`<span class="aside">${row.return.code} ${row.return.description}</span>` : nothing}
      </td>
      <td data-label="Effective" class="figures">${row.effective_date}</td>
      <td data-label="Amount" class="end">
        ${row.amount === 0 ? html`<span class="aside">prenotification</span>` : money(row.amount)}
      </td>
      <td class="end">
        ${
          row.status === "pending"
            ? html`<button type="button" class="small" @click=${() => this.#cancel(row.id)}>
                Cancel<span class="unseen"> transfer ${row.id}</span>
              </button>`
            : nothing
        }
      </td>
    </tr>`;
  }

  /** The row that the address names, in a row of its own below it. */
  #answer({ receiver: _, ...row }: Line): TemplateResult {
    return html`<tr class="detail">
      <td colspan="5">${this.answerOf(row)}</td>
    </tr>`;
  }

  #cancel(id: string): Promise<void> {
    const data = { status: "canceled" };
    return this.cancel(id, () => this.send("PATCH", `/v1/ach/${id}`, { data }));
  }
}

customElements.define("transfer-list", TransferList);
