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
  /** ISO 8601. */
  readonly created_at: string;
}

/** What is held of an account or was, in cents, from when on and until when, ISO 8601; null while it is held. */
interface Hold {
  readonly amount: number;
  readonly created_at: string;
  readonly released_at: string | null;
}

/** The newest transactions of an account, newest first, and what it held. */
export interface Transactions {
  readonly rows: readonly Transaction[];
  readonly holds: readonly Hold[];
  readonly hasMore: boolean;
}

/** Reads the newest transactions of an account, and its holds. Rejects with the bank's message when it refuses. */
export async function readTransactions(send: Send, id: string): Promise<Transactions> {
  const [answer, held] = await Promise.all([
    send("GET", `/v1/accounts/${id}/transactions`),
    // Each transaction that is shown may have been held, and each may have been held by parts.
    send("GET", `/v1/accounts/${id}/holds?page[limit]=1000`),
  ]);
  const { transactions, links } = dataOf<{
    transactions: readonly Transaction[];
    links: { next: string | null };
  }>(answer);
  const { holds } = dataOf<{ holds: readonly Hold[] }>(held);
  return { rows: transactions, holds, hasMore: links.next !== null };
}
