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
  // Of less than a dollar nothing can be told: many numbers are a hundred times as much.
  const shifted = slotsOf(unheld.filter((amount) => amount.cents >= 100 && isShifted(amount, good.held)));
  const others = slotsOf(unheld.filter((amount) => amount.cents >= 100 && !isShifted(amount, good.held)));
  const computed = slotsOf(unheld.filter(({ slot }) => others.has(slot) || !shifted.has(slot)));
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

function slotsOf(amounts: readonly ShownAmount[]): ReadonlySet<string> {
  return new Set(amounts.map(({ slot }) => slot));
}

/** Whether an answer holds ten, a hundred or a thousand times as much, or as little, but for what is rounded. */
function isShifted({ cents }: ShownAmount, { numbers }: Held): boolean {
  return [...numbers].some((number) =>
    [10, 100, 1000].some((factor) => Math.round(number / factor) === cents || number * factor === cents),
  );
}
