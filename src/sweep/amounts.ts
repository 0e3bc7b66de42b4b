import type { Held } from "./answers.ts";
import type { Found } from "./kinds.ts";
import type { Look, ShownAmount } from "./page/look.ts";

/**
 * Finds amounts on a page that its answers hold neither as such nor as a sum. An amount that the page as it is shows too is none, and
 * neither is one outside of a row in a place where that page already shows what is computed, such as a fee.
 */
export function wrongAmounts(
  look: Look,
  held: Held,
  good?: { readonly look: Look; readonly held: Held },
): Found[] {
  const ofGood = good?.look.amounts ?? [];
  const fixed = new Set(ofGood.filter(({ isInRow }) => !isInRow).map(({ text }) => text));
  const computed = new Set(
    ofGood.filter((amount) => !amount.isInRow && good && !isHeld(amount, good.held)).map(({ slot }) => slot),
  );
  const wrong = look.amounts.filter(
    (amount) =>
      !isHeld(amount, held) &&
      !(good && !amount.isInRow && (fixed.has(amount.text) || computed.has(amount.slot))),
  );
  return [...new Map(wrong.map((amount) => [amount.text, amount])).values()]
    .slice(0, 5)
    .map(({ text, slot }) => ({
      kind: "wrong-amount",
      what: text,
      where: slot,
    }));
}

function isHeld({ cents, isExact }: ShownAmount, { numbers }: Held): boolean {
  if (cents === 0 || numbers.has(cents)) return true;
  return !isExact && [...numbers].some((number) => Math.abs(number - cents) <= 50);
}
