import type { Found } from "../kinds.ts";
import type { PageKit } from "./kit.ts";

/** Finds what JavaScript writes where a value is missing, in texts, fields and what screen readers say. */
export function rawValues(kit: PageKit): Found[] {
  const raw = /\[object \w+\]|\bInvalid Date\b|(?<![\w.'"`]|\w-)(?:NaN|undefined|null)(?![\w'"`(]|\.\w)/;
  const said = kit.elements.flatMap((element) => {
    if (!kit.isVisible(element)) return [];
    const field = element instanceof HTMLInputElement && element.type !== "hidden" ? element.value : "";
    const names = ["placeholder", "alt", "aria-label", "title"].map(
      (name) => element.getAttribute(name) ?? "",
    );
    return [field, ...names].filter((text) => raw.test(text)).map((text) => ({ element, text }));
  });
  return [...kit.texts, ...said]
    .filter(({ element, text }) => raw.test(text) && !kit.isSource(element))
    .map(({ element, text }) => ({
      kind: "raw-value",
      what: `${raw.exec(text)?.[0]} in "${kit.short(text)}"`,
      where: kit.selectorOf(element),
    }));
}
