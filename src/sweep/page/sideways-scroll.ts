import type { Found } from "../kinds.ts";
import type { PageKit } from "./kit.ts";

/** Finds a page that scrolls sideways, with the element that reaches furthest. */
export function sidewaysScroll(kit: PageKit): Found[] {
  const root = document.scrollingElement ?? document.documentElement;
  const overhang = root.scrollWidth - root.clientWidth;
  const isFixed = [root, document.body].some((each) => /hidden|clip/.test(getComputedStyle(each).overflowX));
  if (overhang < 2 || isFixed) return [];
  let widest: Element | undefined;
  let furthest = root.clientWidth;
  for (const element of kit.elements.slice(0, 5000)) {
    const { right } = element.getBoundingClientRect();
    if (right > furthest + 1 && kit.isVisible(element)) [widest, furthest] = [element, right];
  }
  const where = widest && kit.selectorOf(widest);
  return [
    {
      kind: "sideways-scroll",
      what: `the page is wider than its window of ${root.clientWidth} pixels`,
      where,
    },
  ];
}
