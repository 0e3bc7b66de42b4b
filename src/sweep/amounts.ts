import type { Held } from "./answers.ts";
import type { Found } from "./kinds.ts";
import type { Look, ShownAmount } from "./page/look.ts";

/**
 * Finds amounts on a page that its answers hold neither as such nor as a sum. Where the page as it is already shows one that is
 * computed otherwise, such as a fee or what is left, nothing is known, unless all there are a held one with the point elsewhere.
 */
export function wrongAmounts(
  look: Look,
  held: Held,
  good: { readonly look: Look; readonly held: Held } = { look, held },
): Found[] {
  const unheld = good.look.amounts.filter((amount) => !isHeld(amount, good.held));
  const computed = new Set(unheld.filter((amount) => !isShifted(amount, good.held)).map(({ slot }) => slot));
  // A text that is the same in every state is no amount of a row.
  const fixed = new Set(unheld.filter(({ isInRow }) => !isInRow).map(({ text }) => text));
  const wrong = look.amounts.filter(
    (amount) => !isHeld(amount, held) && !computed.has(amount.slot) && !fixed.has(amount.text),
  );
  return [...new Map(wrong.map((amount) => [amount.text, amount])).values()]
    .slice(0, 5)
    .map(({ text, slot }) => ({ kind: "wrong-amount", what: text, where: slot }));
}

function isHeld({ cents, isExact }: ShownAmount, { numbers }: Held): boolean {
  if (cents === 0 || numbers.has(cents)) return true;
  return !isExact && [...numbers].some((number) => Math.abs(number - cents) <= 50);
}

/** Whether an answer holds ten, a hundred or a thousand times as much, or as little. */
function isShifted({ cents }: ShownAmount, { numbers }: Held): boolean {
  return [10, 100, 1000].some((factor) => numbers.has(cents * factor) || numbers.has(cents / factor));
}
