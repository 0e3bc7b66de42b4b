import type { Found } from "../kinds.ts";
import type { PageKit } from "./kit.ts";

/**
 * Finds texts of which a box shows a part and hides the rest. One that says the whole in a title or to screen readers is none,
 * and neither is what can be scrolled to, what a box hides whole, as a closed menu, and what a field holds.
 */
export function cutText(kit: PageKit): Found[] {
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const found = new Map<string, Found>();
  for (const { element, text, rects } of kit.measured) {
    for (let box: Element | null = element; box; box = kit.above(box)) {
      if (box.matches("[title], [aria-label], [aria-describedby], [data-tooltip], svg, canvas")) break;
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isCut = rects.some((rect) => {
        // Letters reach less far than their line, so a few pixels of it may be missing.
        const above = rect.height / 3;
        const isInside =
          rect.right > left + 2 &&
          rect.left < right - 2 &&
          rect.bottom > top + above &&
          rect.top < bottom - above;
        const sideways = hides(overflowX) && (rect.right > right + 2 || rect.left < left - 2);
        const down = hides(overflowY) && (rect.bottom > bottom + above || rect.top < top - above);
        return isInside && (sideways || down);
      });
      const isShortened =
        textOverflow === "ellipsis" && hides(overflowX) && box.scrollWidth > box.clientWidth + 1;
      // Of a text in several lines a box may hide whole ones.
      const isClamped =
        hides(overflowY) &&
        rects.some((rect) => rect.top >= bottom - 1) &&
        rects.some((rect) => rect.bottom <= bottom + 1);
      if (isCut || isClamped || (isShortened && box.clientWidth > 1)) {
        const where = kit.selectorOf(box);
        // One of a column stands for all.
        if (!found.has(where)) found.set(where, { kind: "cut-text", what: kit.short(text), where });
        break;
      }
      const scrolls = [overflowX, overflowY].some((overflow) => overflow === "auto" || overflow === "scroll");
      if (scrolls || position === "fixed") break;
    }
  }
  return [...found.values()];
}
