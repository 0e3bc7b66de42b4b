import * as z from "zod/mini";

/** A movement of money on one account, in cents: below 0 it takes money out. */
export const Transaction = z.object({
  id: z.string(),
  account_id: z.string(),
  amount: z.int(),
  direction: z.enum(["credit", "debit"]),
  /** The posted balance after it. */
  balance: z.int(),
  description: z.string(),
  posted_on: z.string(),
  /** When it was posted, ISO 8601. */
  created_at: z.string(),
  /** What caused it: the `type` and id of a transfer or a card. */
  object_type: z.string(),
  object_id: z.string(),
  /** What of it did: "sent", "returned". */
  event: z.string(),
  /** The account at its other end; null for the world outside. */
  contra_account_id: z.nullable(z.string()),
});

export type Transaction = z.output<typeof Transaction>;

/** Money of an account that is spoken for, or not yet available, or was so once. */
export const Hold = z.object({
  id: z.string(),
  account_id: z.string(),
  amount: z.int().check(z.minimum(1)),
  /** What holds it: the `type` and id of a transfer or a card. */
  object_type: z.string(),
  object_id: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  /** ISO 8601; null while it is held. */
  released_at: z.nullable(z.string()),
});

export type Hold = z.output<typeof Hold>;

/** An account of the client. */
export const Account = z.object({
  id: z.string(),
  account_number: z.string(),
  name: z.string(),
  type: z.enum(["checking", "savings"]),
  currency: z.literal("usd"),
  /** What has been posted. */
  posted_balance: z.int(),
  /** What has been posted, without what is held. */
  available_balance: z.int(),
  status: z.enum(["open"]),
  url: z.string(),
});

export type Account = z.output<typeof Account>;

/** What moves money: a transfer or a card. */
export interface Cause {
  readonly type: string;
  readonly id: string;
}

/** A movement that a cause has made, in cents. */
export interface Movement {
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
