import * as z from "zod/mini";
import { appended } from "../../engine/store/rows/appended.ts";

/**
 * The money movements of one card, in order. Amounts are cents: `merchant_amount` in the merchant's currency,
 * `billing_amount` and `settlement_amount` in US dollars.
 */
export const LedgerEntry = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("authorized"),
    reference: z.string(),
    /** The index of the authorization object in the card's list. */
    listed: z.int().check(z.minimum(0)),
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
  /** A clearing after which others may follow; what it took of the hold (X94). */
  z.object({
    kind: z.literal("partly_cleared"),
    reference: z.string(),
    settlement_amount: z.int(),
    merchant_amount: z.int(),
    billing_amount: z.int(),
  }),
  z.object({ kind: z.literal("refunded"), reference: z.string(), settlement_amount: z.int() }),
  /** A refund of a clearing, given by its index in the card's list (X95). */
  z.object({
    kind: z.literal("returned"),
    reference: z.string(),
    clearing: z.int().check(z.minimum(0)),
    merchant_amount: z.int(),
    settlement_amount: z.int(),
  }),
  /** A reversal of an authorization that the card does not have (X96). */
  z.object({
    kind: z.literal("unmatched"),
    reference: z.string(),
    exchange_rate: z.string(),
    merchant_amount: z.int(),
    billing_amount: z.int(),
  }),
]);

export type LedgerEntry = z.output<typeof LedgerEntry>;

type Kind = LedgerEntry["kind"];

const TAKING_KINDS: ReadonlySet<Kind> = new Set<Kind>(["cleared", "partly_cleared"]);

export const CLEARING_KINDS: ReadonlySet<Kind> = new Set<Kind>([...TAKING_KINDS, "refunded", "returned"]);

/** An approved authorization, and what is left of it after its reversals and those of its clearings that were not final. */
export interface Hold {
  readonly state: "open" | "reversed" | "cleared";
  /** Whether a part of it was cleared, so that it is a use even if the rest is reversed. */
  readonly partlyCleared: boolean;
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
  /** Cents of the merchant's currency that were returned, by the index of the clearing. */
  readonly returned: Map<number, number>;
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
  const totals: Totals = { holds: new Map(), uses: 0, held: 0, settled: 0, returned: new Map() };
  for (const entry of ledger) add(totals, entry);
  // One that may still grow has other totals by then.
  if (Object.isFrozen(ledger)) known.set(ledger, totals);
  return totals;
}

function add(totals: Totals, entry: LedgerEntry): void {
  totals.settled += settledBy(entry);
  if (entry.kind === "returned") {
    const { clearing, merchant_amount } = entry;
    totals.returned.set(clearing, (totals.returned.get(clearing) ?? 0) + merchant_amount);
  }
  const before = totals.holds.get(entry.reference);
  const after = holdAfter(before, entry);
  if (after === undefined || after === before) return;
  totals.holds.set(entry.reference, after);
  totals.uses += useOf(after) - useOf(before);
  totals.held += heldBy(after) - heldBy(before);
}

/** The US cents that an entry settles: negative for what is given back. */
function settledBy(entry: LedgerEntry): number {
  switch (entry.kind) {
    case "cleared":
    case "partly_cleared":
      return entry.settlement_amount;
    case "refunded":
    case "returned":
      return -entry.settlement_amount;
    default:
      return 0;
  }
}

function holdAfter(hold: Hold | undefined, entry: LedgerEntry): Hold | undefined {
  if (entry.kind === "authorized") return { state: "open", partlyCleared: false, ...entry };
  if (hold === undefined) return undefined;
  switch (entry.kind) {
    case "reversed":
      return less(hold, entry, hold.partlyCleared ? "cleared" : "reversed");
    case "partly_cleared":
      return { ...less(hold, entry, "cleared"), partlyCleared: true };
    case "cleared":
      return { ...hold, state: "cleared" };
    default:
      return hold;
  }
}

const useOf = (hold: Hold | undefined) => (hold === undefined || hold.state === "reversed" ? 0 : 1);
const heldBy = (hold: Hold | undefined) => (hold?.state === "open" ? hold.billing_amount : 0);

/** A hold without a part of it; `end` is its state when nothing is left. */
function less(
  hold: Hold,
  part: { readonly merchant_amount: number; readonly billing_amount: number },
  end: Hold["state"],
): Hold {
  const merchant_amount = hold.merchant_amount - part.merchant_amount;
  const billing_amount = hold.billing_amount - part.billing_amount;
  return { ...hold, state: merchant_amount === 0 ? end : "open", merchant_amount, billing_amount };
}

/** The approved authorizations of a card, by reference, valid until its next change. */
export function holdsOf(ledger: readonly LedgerEntry[]): ReadonlyMap<string, Hold> {
  return totalsOf(ledger).holds;
}

/** The cents of the merchant's currency that were returned of a clearing, given by its index in the card's list. */
export function returnedOf(ledger: readonly LedgerEntry[], clearing: number): number {
  return totalsOf(ledger).returned.get(clearing) ?? 0;
}

/** The indexes of the clearings of an authorization in the card's list. */
export function clearingsOf(ledger: readonly LedgerEntry[], reference: string): readonly number[] {
  return ledger
    .filter(({ kind }) => CLEARING_KINDS.has(kind))
    .flatMap((entry, at) => (entry.reference === reference && TAKING_KINDS.has(entry.kind) ? [at] : []));
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

/** What open authorizations hold, and what clearings took less what refunds gave back, after each entry; US cents. */
export function amountsAfterEach(
  ledger: readonly LedgerEntry[],
): readonly { held: number; cleared: number }[] {
  const totals: Totals = { holds: new Map(), uses: 0, held: 0, settled: 0, returned: new Map() };
  return ledger.map((entry) => {
    add(totals, entry);
    return { held: totals.held, cleared: totals.settled };
  });
}
