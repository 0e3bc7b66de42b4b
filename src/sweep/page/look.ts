import type { Found } from "../kinds.ts";
import type { PageKit } from "./kit.ts";

/** An amount of money as a page shows it. */
export interface ShownAmount {
  readonly text: string;
  /** Without its sign. */
  readonly cents: number;
  /** Whether the page shows cents. */
  readonly isExact: boolean;
  /** The kind of place that it stands in: the same for the same column of each row. */
  readonly slot: string;
  /** Whether it is in a row of a table or list. */
  readonly isInRow: boolean;
}

/** What a page shows, to be compared with what it shows in other states. */
export interface Look {
  /** Its texts and what screen readers say in their place, each digit a 0. */
  readonly lines: readonly string[];
  readonly amounts: readonly ShownAmount[];
  /** Whether a field is marked as wrong. */
  readonly isInvalid: boolean;
}

/** What one look finds, and what it sees. */
export interface Seen extends Look {
  readonly found: readonly Found[];
}

/** Reads a page. */
export function lookAt(kit: PageKit): Look {
  const money =
    /(?:(?:[$€£]|\b(?:USD|EUR|GBP)\b)\s?[-−]?\d[\d.,'\u00a0\u202f ]*\d|(?:[$€£]|\b(?:USD|EUR|GBP)\b)\s?[-−]?\d|\d[\d.,'\u00a0\u202f]*\s?(?:[€£]|\b(?:USD|EUR|GBP)\b))(?![\d\w%]|[.,]\d|\s?(?:million|thousand|billion)\b)/g;
  const amountsIn = (text: string) =>
    [...text.matchAll(money)].map(([shown]) => {
      const digits = shown.replace(/[^\d.,]/g, "").replace(/[.,]$/, "");
      const [, whole = digits, cents = ""] = /^(.*)[.,](\d\d)$/.exec(digits) ?? [];
      return {
        text: shown,
        cents: Number(whole.replace(/\D/g, "") + cents.padEnd(2, "0")),
        isExact: cents !== "",
      };
    });
  const said = kit.elements.flatMap((element) =>
    ["aria-label", "title", "alt"].flatMap((name) => element.getAttribute(name) ?? []),
  );
  // A text may be in several nodes, such as the sign of a currency in front of a number.
  const ofElement = new Map<Element, string>();
  for (const { element, text } of kit.texts) ofElement.set(element, `${ofElement.get(element) ?? ""}${text}`);
  return {
    lines: [
      ...new Set([...kit.texts.map(({ text }) => text), ...said].map((text) => text.replace(/\d/g, "0"))),
    ],
    amounts: [...ofElement].flatMap(([element, text]) =>
      amountsIn(text).map((amount) => ({
        ...amount,
        slot: kit.selectorOf(element),
        isInRow: element.closest('tr, li, dl, [role="row"], [role="listitem"], article') !== null,
      })),
    ),
    isInvalid: kit.elements.some((element) => element.matches('[aria-invalid="true"]')),
  };
}
