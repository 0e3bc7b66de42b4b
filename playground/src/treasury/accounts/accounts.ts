import { dataOf, type Send } from "../../send.ts";

/** An account as the bank answers it, as far as this page shows it; amounts in cents. */
export interface Account {
  readonly id: string;
  readonly account_number: string;
  readonly name: string;
  readonly posted_balance: number;
  readonly available_balance: number;
}

/** A movement on an account, as far as this page shows it. */
export interface Transaction {
  readonly id: string;
  readonly amount: number;
  /** The posted balance after it. */
  readonly balance: number;
  readonly description: string;
  readonly event: string;
  readonly object_id: string;
  readonly object_type: string;
  readonly posted_on: string;
}

/** The newest transactions of an account, newest first. */
export interface Transactions {
  readonly rows: readonly Transaction[];
  readonly hasMore: boolean;
}

/** Reads the newest transactions of an account. Rejects with the bank's message when it refuses. */
export async function readTransactions(send: Send, id: string): Promise<Transactions> {
  const answer = await send("GET", `/v1/accounts/${id}/transactions`);
  const { transactions, links } = dataOf<{
    transactions: readonly Transaction[];
    links: { next: string | null };
  }>(answer);
  return { rows: transactions, hasMore: links.next !== null };
}
