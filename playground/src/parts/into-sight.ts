/** What the top of the page may be covered by, in pixels. */
const COVERED = 80;

/**
 * Scrolls a part of the page into sight, no further than is needed. Unlike `scrollIntoView` it leaves alone where Tab goes on.
 */
export function intoSight(element: Element, scroller: Element = document.documentElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const isPage = scroller === document.documentElement;
  const box = scroller.getBoundingClientRect();
  const [from, to] = isPage ? [COVERED, innerHeight] : [box.top, box.bottom];
  if (top < from) scroller.scrollTop += top - from;
  else if (bottom > to) scroller.scrollTop += Math.min(bottom - to, top - from);
}
