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

/** What is added to an account at once. */
interface Posting {
  readonly movements: readonly Movement[];
  /** The id of the account at their other end. */
  readonly contra: string | null;
  readonly held: number;
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
  const here = { ...of, account_id: account.id };
  const further =
    movements.length === 0
      ? movements
      : movements.slice(turn.rowsOf<Transaction>("transactions").find(here).length);
  const other = contra && further.length > 0 ? openAccount(turn, contra.number) : undefined;
  post(turn, account, of, {
    movements: further,
    contra: other?.id ?? null,
    held: hold - setHold(turn, here, hold),
  });
  if (!other || !contra) return;
  const { description } = contra;
  const mirrored = further.map(({ event, amount }) => ({ event, amount: -amount, description }));
  post(turn, other, of, { movements: mirrored, contra: account.id, held: 0 });
}

/** Sets what a cause holds of an account, and returns what it held before. */
function setHold({ rowsOf }: LedgerTurn, here: Omit<Hold, "id" | "amount">, amount: number): number {
  const holds = rowsOf<Hold>("holds");
  const [held] = holds.find(here);
  if (!held) {
    if (amount > 0) holds.insert({ ...here, amount });
    return 0;
  }
  if (amount === 0) holds.delete(held.id);
  else if (amount !== held.amount) holds.update(held.id, { amount });
  return held.amount;
}

/** Adds movements to an account, and `held` to what it holds, with one change of its balances. */
function post(
  turn: LedgerTurn,
  { id, posted_balance, available_balance }: Account,
  of: Pick<Transaction, "object_type" | "object_id">,
  { movements, contra, held }: Posting,
): void {
  if (movements.length === 0 && held === 0) return;
  const transactions = turn.rowsOf<Transaction>("transactions");
  let balance = posted_balance;
  for (const { event, amount, description } of movements) {
    balance += amount;
    transactions.insert({
      ...{ ...of, account_id: id, amount, balance, description, event },
      direction: amount < 0 ? "debit" : "credit",
      posted_on: turn.today,
      contra_account_id: contra,
    });
  }
  turn.rowsOf<Account>("accounts").update(id, {
    posted_balance: balance,
    available_balance: available_balance + balance - posted_balance - held,
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
