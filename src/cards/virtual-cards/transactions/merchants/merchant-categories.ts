import { TITLES } from "./merchant-category-titles.ts";

/** The ranges of ISO 18245 by their last codes, for codes without a title. */
const RANGES: readonly (readonly [last: string, title: string])[] = [
  ["1499", "Agricultural services"],
  ["2999", "Contracted services"],
  ["3350", "Airlines"],
  ["3500", "Car rental"],
  ["3999", "Hotels and lodging"],
  ["4799", "Transportation"],
  ["4999", "Utilities and telecommunication"],
  ["5599", "Retail outlets"],
  ["5699", "Clothing outlets"],
  ["7299", "Miscellaneous outlets"],
  ["7999", "Business and personal services"],
  ["8999", "Professional services and membership organizations"],
  ["9999", "Government services"],
];

let titles: ReadonlyMap<string, string> | undefined;

/** The titles as a map, built on first use. */
function titlesByCode(): ReadonlyMap<string, string> {
  titles ??= new Map(
    TITLES.split(";").map((pair) => [pair.trim().slice(0, 4), pair.trim().slice(5).replace(/\s+/g, " ")]),
  );
  return titles;
}

/** The title of a four-digit merchant category code, or that of its range if it has none. */
export function describeCategory(code: string): string {
  return titlesByCode().get(code) ?? RANGES.find(([last]) => code <= last)?.[1] ?? "";
}
