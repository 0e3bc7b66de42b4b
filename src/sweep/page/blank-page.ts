import type { Found } from "../kinds.ts";
import type { PageKit } from "./kit.ts";

/** Finds a page with neither a text nor a picture, a field or a frame. */
export function blankPage(kit: PageKit): Found[] {
  if (kit.texts.length > 0) return [];
  const shows = /^(?:IMG|SVG|CANVAS|VIDEO|INPUT|TEXTAREA|SELECT|IFRAME|PROGRESS)$/i;
  const isShown = kit.elements.some((element) => shows.test(element.tagName) && kit.isVisible(element));
  return isShown ? [] : [{ kind: "blank-page", what: "the page shows nothing" }];
}
