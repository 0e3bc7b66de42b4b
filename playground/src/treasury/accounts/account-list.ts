import { html, nothing, type TemplateResult } from "lit";
import { send } from "../../send.ts";
import { type ListedRows, ListView } from "../list/list-view.ts";
import { formatMoney, money } from "../money.ts";
import { type Account, readTransactions, type Transactions } from "./accounts.ts";
import { balanceLine } from "./balance-line.ts";
import { transactionTable } from "./transaction-table.ts";

interface Line extends Account {
  /** Of the account that is looked at alone. */
  readonly transactions?: Transactions;
}

/** The accounts with their balances, and how that of one of them came about: the one of the address, else the first. */
export class AccountList extends ListView<Line> {
  static override properties = { ...ListView.properties, now: { attribute: false } };

  /** Bank time, until which a balance is drawn. */
  declare now: Date;
  protected readonly listed: ListedRows = {
    collection: "accounts",
    path: "/v1/accounts",
    noun: "account",
    title: "Account",
    plural: "accounts",
    part: "accounts",
  };

  constructor() {
    super();
    this.now = new Date(0);
  }

  protected override async complete(newestFirst: readonly Line[]): Promise<readonly Line[]> {
    const accounts = newestFirst.toSorted((one, other) => Number(one.id) - Number(other.id));
    const shown = accounts.find((account) => this.isChosen(account)) ?? accounts[0];
    if (!shown) return accounts;
    // Not by what remembers rows and lists: it does not know when these have changed.
    const transactions = await readTransactions(send, shown.id);
    return accounts.map((account) => (account === shown ? { ...account, transactions } : account));
  }

  protected empty(): TemplateResult {
    return html`<p class="empty">No accounts yet. An account opens with its first transfer.</p>`;
  }

  protected list(rows: readonly Line[]): TemplateResult {
    return html`<ul class="cards">
      ${rows.map((row) => this.#account(row, row.transactions !== undefined))}
    </ul>`;
  }

  protected override render(): TemplateResult {
    const { reading } = this;
    const all = reading.state === "ready" ? [...(reading.older ? [reading.older] : []), ...reading.rows] : [];
    const shown = all.find(({ transactions }) => transactions);
    return html`${super.render()} ${shown?.transactions ? this.#history(shown, shown.transactions) : nothing}`;
  }

  #account(account: Line, isShown: boolean): TemplateResult {
    const { id, name, account_number, posted_balance: posted, available_balance: available } = account;
    return html`<li class="card" data-id=${id} ?data-chosen=${isShown} ?data-announced=${this.isAnnounced(account)}>
      <div class="card-head">
        <div>
          <span class="title" title=${name}>${name}</span>
          <span class="aside figures"
            ><a href=${this.hrefOf(account)} aria-label="Account ${id}" aria-current=${isShown ? "true" : nothing}>#${id}</a> ·
            ${account_number}</span
          >
        </div>
      </div>
      <dl class="facts">
        <div><dt>Posted</dt><dd class="figures">${formatMoney(posted)}</dd></div>
        <div><dt>Held</dt><dd class="figures">${formatMoney(posted - available)}</dd></div>
        <div><dt>Available</dt><dd>${money(available)}</dd></div>
      </dl>
    </li>`;
  }

  #history(account: Line, transactions: Transactions): TemplateResult {
    return html`<h3 class="account-title">Balance of ${account.name}</h3>
      ${balanceLine(account, transactions, this.now)}
      <h3 class="account-title">Transactions</h3>
      ${transactionTable(account, transactions)}`;
  }
}

customElements.define("account-list", AccountList);
