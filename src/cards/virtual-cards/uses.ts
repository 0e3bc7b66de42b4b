import type { CardsBank } from "../options.ts";
import type { VirtualCard } from "./schema.ts";

/** How often a card may be used at most: without limit with `transactions_max` 0, where the option says so (OPT-12). */
export function mostUses(
  { options }: CardsBank,
  { transactions_max: most }: Pick<VirtualCard, "transactions_max">,
): number {
  const isUnlimited = most === 0 && options.assumptions.transactionsMaxZero === "unlimited";
  return isUnlimited ? Number.POSITIVE_INFINITY : most;
}
