import type { Turn } from "../define/index.ts";
import type { VirtualCard } from "../index.ts";
import { effectsOfCard } from "./effects.ts";
import type { Account, Cause, Effects, Hold, Movement, Transaction } from "./rows.ts";

/** What is added to an account at once. */
interface Posting {
  readonly movements: readonly Movement[];
  /** The id of the account at their other end. */
  readonly contra: string | null;
  readonly held: number;
}

type LedgerTurn = Pick<Turn, "rowsOf" | "now" | "today" | "openAuthorizations">;

/** The account with a number; undefined for one that is not the client's. */
export function accountOf({ rowsOf }: Pick<Turn, "rowsOf">, number: string): Account | undefined {
  return rowsOf<Account>("accounts").find({ account_number: number })[0];
}

/**
 * The account with a number, which is opened where a bank without a list of accounts takes any number. The first one pays for the
 * cards that there are already.
 */
export function openAccount(turn: LedgerTurn, number: string): Account {
  const known = accountOf(turn, number);
  if (known) return known;
  const accounts = turn.rowsOf<Account>("accounts");
  const isFirst = accounts.all().length === 0;
  const { id } = accounts.insert({
    account_number: number,
    name: `Account ${number.slice(-4)}`,
    ...{ type: "checking", currency: "usd", posted_balance: 0, available_balance: 0, status: "open" },
  });
  const cards = isFirst ? turn.rowsOf<VirtualCard>("virtualCards").all() : [];
  for (const card of cards) settleCard(turn, card, number);
  return accounts.get(id) as Account;
}

/** Brings the ledger to what a card does to the account with a number, which pays for it. */
export function settleCard(turn: LedgerTurn, card: VirtualCard, number: string): void {
  const effects = effectsOfCard(card, turn.openAuthorizations(card.id));
  settle(turn, { type: "virtualcard", id: card.id }, number, effects);
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
function setHold(
  turn: LedgerTurn,
  here: Pick<Hold, "account_id" | "object_type" | "object_id">,
  amount: number,
): number {
  const holds = turn.rowsOf<Hold>("holds");
  const [held] = holds.find({ ...here, released_at: null });
  if (held?.amount === amount) return amount;
  if (held) holds.update(held.id, { released_at: turn.now });
  if (amount > 0) holds.insert({ ...here, amount, created_at: turn.now, released_at: null });
  return held?.amount ?? 0;
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
      direction: directionOf(amount),
      posted_on: turn.today,
      created_at: turn.now,
      contra_account_id: contra,
    });
  }
  turn.rowsOf<Account>("accounts").update(id, {
    posted_balance: balance,
    available_balance: available_balance + balance - posted_balance - held,
  });
}

/**
 * What is wrong with an account: its balances are the sums of its transactions and holds, each transaction has the balance after it,
 * and what it has exchanged with another account is there the opposite.
 */
export function brokenBalance(account: Account, { rowsOf }: Pick<Turn, "rowsOf">): string | undefined {
  const of = { account_id: account.id };
  if (rowsOf<Account>("accounts").find({ account_number: account.account_number }).length > 1)
    return "'account_number' must be that of no other account.";
  const transactions = rowsOf<Transaction>("transactions");
  const exchanged = new Map<string, number>();
  let posted = 0;
  for (const { id, amount, balance, direction, contra_account_id: other } of transactions.find(of)) {
    posted += amount;
    if (balance !== posted || direction !== directionOf(amount))
      return `'posted_balance' must come about by its transactions: ${id} must be a ${directionOf(amount)} with the balance ${posted}.`;
    if (other !== null) exchanged.set(other, (exchanged.get(other) ?? 0) + amount);
  }
  if (account.posted_balance !== posted)
    return `'posted_balance' must be ${posted}, the sum of its transactions.`;
  for (const [other, amount] of exchanged)
    if (sumOf(transactions.find({ account_id: other, contra_account_id: account.id })) !== -amount)
      return `'posted_balance' must come about between two accounts: ${other} must have ${-amount} from this one.`;
  const available = posted - sumOf(rowsOf<Hold>("holds").find({ ...of, released_at: null }));
  if (account.available_balance !== available)
    return `'available_balance' must be ${available}, the posted balance without its holds.`;
  return undefined;
}

function sumOf(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0);
}

function directionOf(amount: number): Transaction["direction"] {
  return amount < 0 ? "debit" : "credit";
}
