import { drawUnused, type Random } from "../../../engine/store/random.ts";

/** The first six digits of card numbers that the Mastercard network publishes for tests (C11). */
const TEST_PREFIXES = ["222300", "510510", "520082", "545454", "555555"] as const;

const LENGTH = 16;

/** The digit that makes a number pass the Luhn check when it is put at its end. */
function luhnDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Draws a card number that no card has: 16 digits with a test prefix and a valid check digit (C11). */
export function drawCardNumber(
  random: Random,
  numbers: { readonly inUse: number; readonly isTaken: (number: string) => boolean },
): string {
  const draw = () => {
    const prefix = TEST_PREFIXES[random.int(0, TEST_PREFIXES.length - 1)] as string;
    const body = prefix + random.digits(LENGTH - 1 - prefix.length);
    return body + luhnDigit(body);
  };
  return drawUnused("card number", draw, numbers);
}

/** Whether a text is a card number that this bank could have drawn (C11). */
export function isCardNumber(text: string): boolean {
  return (
    /^[0-9]{16}$/.test(text) &&
    TEST_PREFIXES.some((prefix) => text.startsWith(prefix)) &&
    text.endsWith(luhnDigit(text.slice(0, -1)))
  );
}
