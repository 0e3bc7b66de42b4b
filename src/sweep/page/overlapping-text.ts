import type { Found } from "../kinds.ts";
import type { PageKit } from "./kit.ts";

/** Finds texts of different elements that lie on each other. What is in front of a page by intent, as a menu, is left out. */
export function overlappingText(kit: PageKit): Found[] {
  const isInFront = (element: Element, common: Element) => {
    for (let at: Element | null = element; at && at !== common; at = kit.above(at)) {
      const { position, backgroundColor, backgroundImage } = getComputedStyle(at);
      if (position === "fixed" || position === "sticky" || at.matches("dialog, [popover]")) return true;
      const isFilled = backgroundImage !== "none" || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
      if (position !== "static" && isFilled) return true;
    }
    return false;
  };
  const clipped = (element: Element, rect: DOMRect) => {
    let { left, right, top, bottom } = rect;
    for (let at: Element | null = element; at; at = kit.above(at)) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const box = at.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    // Lines reach further than the letters in them.
    const edge = rect.height / 4;
    return { left: left + 1, right: right - 1, top: top + edge, bottom: bottom - edge };
  };
  const boxes = kit.measured
    .flatMap(({ element, text, rects }) =>
      rects.map((rect) => ({ element, text, ...clipped(element, rect) })),
    )
    .filter(({ left, right, top, bottom }) => right > left && bottom > top)
    .sort((a, b) => a.top - b.top);
  const found: Found[] = [];
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      if (other.top >= one.bottom) break;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (width < 3 || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      let common: Element | null = one.element;
      while (common && !common.contains(other.element)) common = kit.above(common);
      if (!common || isInFront(one.element, common) || isInFront(other.element, common)) continue;
      found.push({
        kind: "overlapping-text",
        what: `"${kit.short(one.text)}" and "${kit.short(other.text)}"`,
        where: kit.selectorOf(one.element),
      });
      if (found.length === 5) return found;
    }
  }
  return found;
}
