import { z } from "zod";

/**
 * The money movements of one card, in order. Amounts are cents: `merchant_amount` in the merchant's currency,
 * `billing_amount` and `settlement_amount` in US dollars.
 */
export const LedgerEntry = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("authorized"),
    reference: z.string(),
    /** The index of the authorization object in the card's list. */
    listed: z.int().min(0),
    exchange_rate: z.string(),
    merchant_amount: z.int(),
    billing_amount: z.int(),
  }),
  z.object({ kind: z.literal("declined"), reference: z.string() }),
  z.object({
    kind: z.literal("reversed"),
    reference: z.string(),
    merchant_amount: z.int(),
    billing_amount: z.int(),
  }),
  z.object({ kind: z.literal("cleared"), reference: z.string(), settlement_amount: z.int() }),
  z.object({ kind: z.literal("refunded"), reference: z.string(), settlement_amount: z.int() }),
]);

export type LedgerEntry = z.output<typeof LedgerEntry>;

/** An approved authorization, and what is left of it after its reversals. */
export interface Hold {
  readonly state: "open" | "reversed" | "cleared";
  readonly listed: number;
  readonly exchange_rate: string;
  readonly merchant_amount: number;
  readonly billing_amount: number;
}

/** The approved authorizations of a card, by their references. */
export function holdsOf(ledger: readonly LedgerEntry[]): ReadonlyMap<string, Hold> {
  const holds = new Map<string, Hold>();
  for (const entry of ledger) {
    if (entry.kind === "authorized") holds.set(entry.reference, { state: "open", ...entry });
    const hold = holds.get(entry.reference);
    if (hold && entry.kind === "reversed") holds.set(entry.reference, lessReversal(hold, entry));
    if (hold && entry.kind === "cleared") holds.set(entry.reference, { ...hold, state: "cleared" });
  }
  return holds;
}

function lessReversal(
  hold: Hold,
  reversal: { readonly merchant_amount: number; readonly billing_amount: number },
): Hold {
  const merchant_amount = hold.merchant_amount - reversal.merchant_amount;
  const billing_amount = hold.billing_amount - reversal.billing_amount;
  return { ...hold, state: merchant_amount === 0 ? "reversed" : "open", merchant_amount, billing_amount };
}

/** The number of uses of a card: its approved authorizations without those reversed in full (C19). */
export function usesOf(ledger: readonly LedgerEntry[]): number {
  return [...holdsOf(ledger).values()].filter(({ state }) => state !== "reversed").length;
}

/**
 * What is left of a card worth `total` cents: minus open authorizations and clearings, plus refunds, and never below
 * 0 (C10, C19).
 */
export function balanceOf(total: number, ledger: readonly LedgerEntry[]): number {
  let balance = total;
  for (const { state, billing_amount } of holdsOf(ledger).values()) {
    if (state === "open") balance -= billing_amount;
  }
  for (const entry of ledger) {
    if (entry.kind === "cleared") balance -= entry.settlement_amount;
    if (entry.kind === "refunded") balance += entry.settlement_amount;
  }
  return Math.min(Math.max(balance, 0), Number.MAX_SAFE_INTEGER);
}
