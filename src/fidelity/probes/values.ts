import { textsIn } from "../body-texts.ts";
import { dataOf, type Exchange, type ExchangeAnswer } from "../exchange.ts";

/** What stands in double quotes in the texts of an answer. */
export function quotedIn(answer: ExchangeAnswer): readonly string[] {
  return textsIn(answer.body).flatMap((text) =>
    Array.from(text.matchAll(/"([^"\\]+)"/g), ([, word = ""]) => word),
  );
}

/** The whole numbers in the texts of refusals. */
export function numbersIn(exchanges: readonly Pick<Exchange, "answer">[]): readonly number[] {
  const texts = exchanges
    .filter(({ answer }) => answer.status >= 400)
    .flatMap(({ answer }) => textsIn(answer.body));
  return [...new Set(texts.flatMap((text) => text.match(/(?<![\w.-])\d{1,12}(?![\w-])/g) ?? []).map(Number))];
}

/** The values of a field of `data` in the answers of the service. */
export function valuesOf(field: string): (exchanges: readonly Exchange[]) => readonly unknown[] {
  return (exchanges) => exchanges.flatMap(({ answer }) => dataOf(answer.body)[field] ?? []);
}
