import { z } from "zod";
import { appended } from "../../engine/store/appended.ts";

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

/** What follows from all entries of a ledger. */
interface Totals {
  readonly holds: Map<string, Hold>;
  uses: number;
  /** US cents that open authorizations hold. */
  held: number;
  /** US cents that clearings took, less what refunds gave back. */
  settled: number;
}

/** The totals of a card's latest ledger, which moves to the next one with each entry. */
const known = new WeakMap<readonly LedgerEntry[], Totals>();

/**
 * The ledger with one more entry. Its totals are those of the ledger before with the entry added, so
 * an entry costs the same however many there are.
 */
export function extendLedger(ledger: readonly LedgerEntry[], entry: LedgerEntry): LedgerEntry[] {
  const longer = appended(ledger, [entry]);
  const totals = totalsOf(ledger);
  known.delete(ledger);
  add(totals, entry);
  known.set(longer, totals);
  return longer;
}

function totalsOf(ledger: readonly LedgerEntry[]): Totals {
  const found = known.get(ledger);
  if (found) return found;
  const totals: Totals = { holds: new Map(), uses: 0, held: 0, settled: 0 };
  for (const entry of ledger) add(totals, entry);
  // One that may still grow has other totals by then.
  if (Object.isFrozen(ledger)) known.set(ledger, totals);
  return totals;
}

function add(totals: Totals, entry: LedgerEntry): void {
  if (entry.kind === "cleared") totals.settled += entry.settlement_amount;
  if (entry.kind === "refunded") totals.settled -= entry.settlement_amount;
  const before = totals.holds.get(entry.reference);
  const after = holdAfter(before, entry);
  if (after === undefined || after === before) return;
  totals.holds.set(entry.reference, after);
  totals.uses += useOf(after) - useOf(before);
  totals.held += heldBy(after) - heldBy(before);
}

function holdAfter(hold: Hold | undefined, entry: LedgerEntry): Hold | undefined {
  if (entry.kind === "authorized") return { state: "open", ...entry };
  if (hold && entry.kind === "reversed") return lessReversal(hold, entry);
  return hold && entry.kind === "cleared" ? { ...hold, state: "cleared" } : hold;
}

const useOf = (hold: Hold | undefined) => (hold === undefined || hold.state === "reversed" ? 0 : 1);
const heldBy = (hold: Hold | undefined) => (hold?.state === "open" ? hold.billing_amount : 0);

function lessReversal(
  hold: Hold,
  reversal: { readonly merchant_amount: number; readonly billing_amount: number },
): Hold {
  const merchant_amount = hold.merchant_amount - reversal.merchant_amount;
  const billing_amount = hold.billing_amount - reversal.billing_amount;
  return { ...hold, state: merchant_amount === 0 ? "reversed" : "open", merchant_amount, billing_amount };
}

/** The approved authorizations of a card, by reference, valid until its next change. */
export function holdsOf(ledger: readonly LedgerEntry[]): ReadonlyMap<string, Hold> {
  return totalsOf(ledger).holds;
}

/** The number of uses of a card: its approved authorizations without those reversed in full (C19). */
export function usesOf(ledger: readonly LedgerEntry[]): number {
  return totalsOf(ledger).uses;
}

/**
 * What is left of a card worth `total` cents: minus open authorizations and clearings, plus refunds, and never below
 * 0 (C10, C19).
 */
export function balanceOf(total: number, ledger: readonly LedgerEntry[]): number {
  const { held, settled } = totalsOf(ledger);
  return Math.min(Math.max(total - held - settled, 0), Number.MAX_SAFE_INTEGER);
}
