import { amountsAfterEach, CLEARING_KINDS, type LedgerEntry } from "../../cards/virtual-cards/ledger.ts";
import { VirtualCards } from "../../cards/virtual-cards/schema.ts";
import type { Service } from "../../engine/service.ts";
import type { AnyId } from "../../engine/store/ids.ts";

/** Something that happened to the money of a card. Amounts are US cents. */
export interface Movement {
  /** The GMT day, YYYY-MM-DD; the movements of a day are in the order in which they happened. */
  readonly date: string;
  readonly kind: LedgerEntry["kind"];
  /** The reference of the authorization, or its own where it has none. */
  readonly reference: string;
  /** Of the movement: what was asked for, reversed, cleared, or given back. */
  readonly amount: number;
  /** What open authorizations hold after it. */
  readonly held: number;
  /** What clearings have taken after it, less what refunds gave back. */
  readonly cleared: number;
}

/** What happened to the money of a card, oldest first; nothing for an unknown id. */
export function movementsOf(service: Service, cardId: AnyId): readonly Movement[] {
  const card = service.table(VirtualCards).get(cardId);
  if (!card) return [];
  const { ledger } = card.internal;
  const amounts = amountsAfterEach(ledger);
  const authorizations = card.authorizations.values();
  const clearings = card.clearings.values();
  return ledger.flatMap((entry, at) => {
    const { kind, reference } = entry;
    // An entry has an object in each list that it belongs to, in the same order.
    const clearing = CLEARING_KINDS.has(kind) ? clearings.next().value : undefined;
    const authorization = TAKING.has(kind) ? undefined : authorizations.next().value;
    const listed = clearing ?? authorization;
    const after = amounts[at];
    if (!listed || !after) return [];
    const amount = "settlement_amount" in entry ? entry.settlement_amount : listed.billing_amount;
    return [{ date: listed.date, kind, reference, amount, ...after }];
  });
}

/** The kinds that are listed among the clearings alone. */
const TAKING: ReadonlySet<LedgerEntry["kind"]> = new Set(["cleared", "partly_cleared"] as const);
