import type { Found } from "../kinds.ts";
import type { PageKit } from "./kit.ts";

/** Finds what says that something is being loaded. It is asked when nothing is. */
export function endlessSpinner(kit: PageKit): Found[] {
  const isSpinner = (element: Element) =>
    element.matches('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow]), progress:not([value])') ||
    [...element.classList].some((name) =>
      /(?:^|[-_])(?:spinner|skeleton|shimmer|loader|loading)(?:$|[-_])/i.test(name),
    );
  const says = /^(?:loading|please wait|fetching)(?:\b.*(?:…|\.{2,3}))?$/i;
  const element =
    kit.elements.find((each) => isSpinner(each) && kit.isVisible(each) && each.getClientRects().length > 0) ??
    kit.texts.find(({ text }) => text.length < 40 && says.test(text))?.element;
  if (!element) return [];
  const what = kit.short((element.textContent ?? "").replace(/\s+/g, " ").trim()) || "something that spins";
  return [{ kind: "endless-spinner", what, where: kit.selectorOf(element) }];
}
