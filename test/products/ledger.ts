import { requestOrThrow } from "../../fixtures/http-client.ts";
import type { Bank } from "../../src/index.ts";
import type { Account, Hold, Transaction } from "../../src/products/index.ts";

/** A bank that has accounts. */
export type WithAccounts = Bank & {
  readonly db: { readonly accounts: { all(): readonly Account[] } };
};

const sumOf = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** The rows of the ledger of a bank, oldest first. */
export function ledgerOf(bank: WithAccounts): {
  readonly accounts: readonly Account[];
  readonly transactions: readonly Transaction[];
  /** Those that were released too. */
  readonly holds: readonly Hold[];
} {
  const { tables } = bank.snapshot();
  const rowsOf = <Row>(table: string) =>
    (tables[table] as unknown as { readonly rows: readonly { readonly row: Row }[] }).rows.map(
      ({ row }) => row,
    );
  return {
    accounts: bank.db.accounts.all(),
    transactions: rowsOf<Transaction>("transactions"),
    holds: rowsOf<Hold>("holds"),
  };
}

/** The holds that were not released. */
export const openOf = (holds: readonly Hold[]) => holds.filter(({ released_at }) => released_at === null);

/** What does not hold of the ledger of a bank though it must always hold (PROD-2, PROD-6, PROD-8). */
export function faultsOf(bank: WithAccounts): readonly string[] {
  const { accounts, transactions, holds } = ledgerOf(bank);
  const faults: string[] = [];
  const expectSame = (what: string, expected: unknown, received: unknown) => {
    if (expected !== received) faults.push(`${what}: expected ${expected}, got ${received}`);
  };
  for (const { id, posted_balance, available_balance } of accounts) {
    const own = transactions.filter(({ account_id }) => account_id === id);
    const held = sumOf(openOf(holds).filter(({ account_id }) => account_id === id));
    let balance = 0;
    for (const transaction of own) {
      balance += transaction.amount;
      expectSame(`the balance after transaction ${transaction.id}`, balance, transaction.balance);
      const direction = transaction.amount < 0 ? "debit" : "credit";
      expectSame(`the direction of transaction ${transaction.id}`, direction, transaction.direction);
      const day = transaction.created_at.slice(0, 10);
      expectSame(`the day of transaction ${transaction.id}`, day, transaction.posted_on);
    }
    expectSame(`the posted balance of account ${id}`, balance, posted_balance);
    expectSame(`the available balance of account ${id}`, balance - held, available_balance);
  }
  const outside = -sumOf(transactions.filter(({ contra_account_id }) => contra_account_id === null));
  const inside = accounts.reduce((sum, { posted_balance }) => sum + posted_balance, 0);
  expectSame("the sum over all accounts and the world outside", 0, inside + outside);
  const legs = transactions.filter(({ contra_account_id }) => contra_account_id !== null);
  for (let at = 0; at < legs.length; at += 2) {
    const [one, other] = [legs[at], legs[at + 1]];
    const mirrored = other && [
      ...[other.contra_account_id, other.account_id, other.object_type, other.object_id],
      ...[-other.amount, other.posted_on, other.event],
    ];
    const leg = one && [
      ...[one.account_id, one.contra_account_id, one.object_type, one.object_id],
      ...[one.amount, one.posted_on, one.event],
    ];
    expectSame(`the legs of ${one?.object_type} ${one?.object_id}`, `${leg}`, `${mirrored}`);
  }
  return faults;
}

/** Every transaction that an account lists, page after page, newest first. */
export const listedOf = (bank: Bank, id: string, query: Readonly<Record<string, string>> = {}) =>
  pagesOf<Transaction>(bank, `${id}/transactions`, query);

/** Every hold that an account lists, page after page, newest first. */
export const listedHoldsOf = (bank: Bank, id: string, query: Readonly<Record<string, string>> = {}) =>
  pagesOf<Hold>(bank, `${id}/holds`, query);

async function pagesOf<Row>(bank: Bank, path: string, query: Readonly<Record<string, string>>) {
  const found: Row[] = [];
  let next: string | null = `/v1/accounts/${path}?${new URLSearchParams(query)}`;
  while (next !== null) {
    const { data } = (await requestOrThrow(bank, "GET", next)) as {
      readonly data: { readonly links: { readonly next: string | null } };
    };
    const { links, ...lists } = data;
    found.push(...(Object.values(lists)[0] as readonly Row[]));
    next = links.next;
  }
  return found;
}
