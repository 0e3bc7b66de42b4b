import type { Turn } from "../define/index.ts";
import type { Account, Hold, Transaction } from "./rows.ts";

/** What moves money: a transfer or a card. */
export interface Cause {
  readonly type: string;
  readonly id: string;
}

/** A movement that a cause has made, in cents. */
interface Movement {
  readonly event: string;
  /** Below 0 it takes money out of the account. */
  readonly amount: number;
  readonly description: string;
}

/** All that a cause does to an account: it only grows by further movements, while the hold comes and goes. */
export interface Effects {
  readonly hold: number;
  readonly movements: readonly Movement[];
  /** The account at the other end of its movements, and what they are there; undefined for the world outside. */
  readonly contra?: { readonly number: string; readonly description: string };
}

type LedgerTurn = Pick<Turn, "rowsOf" | "today">;

/** The account with a number; undefined for one that is not the client's. */
export function accountOf({ rowsOf }: Pick<Turn, "rowsOf">, number: string): Account | undefined {
  return rowsOf<Account>("accounts").find({ account_number: number })[0];
}

/** The account with a number, which is opened where a bank without a list of accounts takes any number. */
export function openAccount(turn: Pick<Turn, "rowsOf">, number: string): Account {
  return (
    accountOf(turn, number) ??
    turn.rowsOf<Account>("accounts").insert({
      account_number: number,
      name: `Account ${number.slice(-4)}`,
      ...{ type: "checking", currency: "usd", posted_balance: 0, available_balance: 0, status: "open" },
    })
  );
}

/** Brings the ledger to what a cause does to an account now: posts its further movements, and sets what it holds. */
export function settle(turn: LedgerTurn, cause: Cause, number: string, effects: Effects): void {
  const { hold, movements, contra } = effects;
  const of = { object_type: cause.type, object_id: cause.id };
  const account = openAccount(turn, number);
  const made =
    movements.length === 0
      ? 0
      : turn.rowsOf<Transaction>("transactions").find({ ...of, account_id: account.id }).length;
  for (const movement of movements.slice(made)) {
    const other = contra === undefined ? undefined : openAccount(turn, contra.number);
    post(turn, of, account.id, movement, other?.id ?? null);
    if (other && contra) {
      const { event, amount } = movement;
      post(turn, of, other.id, { event, amount: -amount, description: contra.description }, account.id);
    }
  }
  const holds = turn.rowsOf<Hold>("holds");
  const [held] = holds.find({ ...of, account_id: account.id });
  if (hold === (held?.amount ?? 0)) return;
  if (hold === 0) holds.delete(held?.id ?? "");
  else if (held) holds.update(held.id, { amount: hold });
  else holds.insert({ ...of, account_id: account.id, amount: hold });
  change(turn, account.id, 0, hold - (held?.amount ?? 0));
}

function post(
  turn: LedgerTurn,
  of: Pick<Transaction, "object_type" | "object_id">,
  accountId: string,
  { event, amount, description }: Movement,
  contra: string | null,
): void {
  const { posted_balance: balance } = change(turn, accountId, amount, 0);
  turn.rowsOf<Transaction>("transactions").insert({
    ...{ ...of, account_id: accountId, amount, balance, description, event },
    direction: amount < 0 ? "debit" : "credit",
    posted_on: turn.today,
    contra_account_id: contra,
  });
}

function change({ rowsOf }: Pick<Turn, "rowsOf">, id: string, posted: number, held: number): Account {
  const accounts = rowsOf<Account>("accounts");
  const { posted_balance, available_balance } = accounts.get(id) as Account;
  return accounts.update(id, {
    posted_balance: posted_balance + posted,
    available_balance: available_balance + posted - held,
  });
}

/** What is wrong with an account: its balances are the sums of its transactions and holds. */
export function brokenBalance(account: Account, { rowsOf }: Pick<Turn, "rowsOf">): string | undefined {
  const of = { account_id: account.id };
  const sum = (rows: readonly { readonly amount: number }[]) =>
    rows.reduce((total, { amount }) => total + amount, 0);
  const posted = sum(rowsOf<Transaction>("transactions").find(of));
  if (account.posted_balance !== posted)
    return `'posted_balance' must be ${posted}, the sum of its transactions.`;
  const available = posted - sum(rowsOf<Hold>("holds").find(of));
  if (account.available_balance !== available)
    return `'available_balance' must be ${available}, the posted balance without its holds.`;
  return undefined;
}
